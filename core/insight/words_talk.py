"""What is done and said about it, in English, Chinese and Japanese: `concept | English | Chinese | Japanese | sample`.

A sample has the concept's words in two languages, `~` between them. Chinese stands in either script.
"""

from __future__ import annotations

TABLE = """
edit | edit, modify, change, changed, alter, touch, patch, mutable, update, updated | 修改, 改动, 变更, 更新, 改, 动, 碰 | 変更, 修正, 編集, 更新, 触る, 触ら, 触れ, 直す | do not modify it ~ 不准修改
delete | delete, remove, removed, drop, take out, clean up, gone | 删除, 移除, 删, 拿掉, 去掉, 砍掉 | 削除, 消さ, 消す, 除去 | delete it ~ 刪掉, 刪除
add | add, adding, introduce, supplement | 新增, 添加, 补, 追加, 加上, 增加 | 追加, 加える | add a test ~ 補測試
write | write, written, wrote, writing | 写入, 写, 撰写 | 書き込み, 書く, 書き | write a file ~ 寫入檔案
rewrite | rewrite, rewritten, refactor | 改写, 重写, 重构 | 書き直, リファクタ | rewrite it ~ 重寫
read | read, reading | 读取, 读, 读走 | 読み取り, 読む, 読み込み | read the file ~ 讀取檔案
readonly | read-only, readonly, read only | 唯读, 只读, 只读取 | 読み取り専用 | it is read-only ~ 唯讀
fix | fix, fixed, mend, repair | 修复, 修正, 修 | 修正, 直す | fix the bug ~ 修復錯誤
rename | rename, renamed | 重命名, 改名, 更名 | 改名, 名前を変え, リネーム | rename it ~ 重新命名, 改名
move | move, moved, put back | 搬, 移动, 迁到 | 移動, 移す | move the file ~ 移動檔案
split | split, separate, separated, separately, apart, extract | 拆, 分离, 拆分, 分成, 单独, 独立, 分开 | 分割, 分離, 分ける, 別 | split the service ~ 拆服務
store | store, stored, save, saved, keep in, live in, lives in | 保存, 储存, 存储, 存放, 存, 放 | 保存, 格納 | stored in S3 ~ 保存於 S3
retain | retain, retention, kept for | 保留 | 保持, 保存期間 | retention is long ~ 保留很久
run | run, runs, execute, running, launched | 执行, 运行, 跑 | 実行, 動かす, 走らせ | run it ~ 執行
start | start, startup, start-up, boot, begin | 启动, 开始, 冷启动, 开机 | 起動, 開始 | the start ~ 啟動
warmup | warm-up, warm up, warmed | 预热 | ウォームアップ, 暖機 | after warm-up ~ 預熱後
stop | stop, halt | 停止, 停掉 | 停止, 止める | stop it ~ 停止
send | send, sent | 发送, 寄, 寄送 | 送信, 送る, 送付 | send it ~ 發送
receive | receive, received | 收到, 接收 | 受信, 受け取り | it was received ~ 收到
return | return, returns | 回传, 返回, 回 | 返す | return 200 ~ 立即回 200
handle | handle, process, processing, handled | 处理 | 処理 | handle it ~ 處理
integrate | integrate, integrated, integration, hook up, wire up | 串接, 接入, 接上, 对接, 整合 | 連携, 接続 | integrate a vendor ~ 串接廠商
show | show, display, displayed, shown | 显示, 展示, 呈现 | 表示 | show the price ~ 顯示價格
render | render, rendering, drawing, paint | 渲染, 绘制 | 描画 | rendering is slow ~ 描画が遅い
support | support, supported, supports | 支持, 支援 | 対応, サポート | only two are supported ~ 只支援兩種
use | use, used, using, adopt, adopted, utilise | 使用, 采用, 用, 改用, 选用 | 使う, 使用, 採用, 利用 | use Vite ~ 使用 Vite
choose | choose, chose, chosen, pick, picked, select, selected, settled | 选择, 选, 选定, 决定, 确定, 定了, 定, 说好 | 決定, 決め, 選ぶ, 選択, 確定 | we picked it ~ 決定用
switch | switch, switched, replace, replaced, instead, in place of | 换成, 替换, 改成, 改为, 改用, 换, 取代 | 切り替え, 置き換え, 代わり | switch to SSE ~ 換成 SSE
reject | reject, rejected, declined, against, abandon, dropped, off the table, out | 否决, 废掉, 废弃, 取消, 放弃 | 廃止, 却下, 取りやめ | it was rejected ~ 否決
confirm | confirm, confirmed | 确认 | 確認 | please confirm ~ 請確認
correct | correct, corrected, correction, wrong, mistake, error earlier, misunderstanding | 更正, 讲错, 错的, 写错, 误解, 纠正, 搞错 | 訂正, 間違い, 誤り | that was corrected ~ 已更正
measure | measure, measured, measurement | 实测, 测得, 量到, 计测 | 計測, 実測, 測定 | we measured it ~ 實測
pass | pass, passed, passes, green, succeed, success, successful, fine, passing | 通过, 全绿, 成功, 全过, 没问题 | 成功, 通過, 合格, 通った | all green ~ 全綠
fail | fail, failed, failure, flaky, failing | 失败, 没过 | 失敗 | it failed ~ 失敗
speed | speed, fast, faster, slow, slower, quick, performance, quickly, sped | 速度, 快, 慢, 性能, 效能, 变快 | 速度, 速い, 遅い, 高速, 性能, 早く, 短縮 | it is fast ~ 速度快
improve | improve, improved, improvement, better, went up, increase, increased, rose, higher | 改善, 提升, 提高, 上升, 优化, 变快 | 改善, 向上, 増え, 増加 | it improved ~ 改善了
reduce | reduce, reduced, decrease, dropped, went down, lower, fell, falls | 降低, 减少, 下降, 降到, 掉到, 缩短 | 減少, 削減, 下が, 減っ, 短縮 | it was reduced ~ 降低
throughput | throughput, rps, qps, rate | 吞吐, qps | スループット | throughput rose ~ 吞吐上升
size | size, sized, large, larger, big, bigger, small, smaller | 大小, 尺寸, 大, 小, 变大 | 大きさ, サイズ, 大きく, 小さ | its size ~ 大小
lag | behind, lag, lags, delayed, delay, late | 延迟, 落后 | 遅延, 遅れ | it lags ~ 延遲
loss | lose, lost, loss, missing, without loss | 丢失, 遗失, 掉包, 掉线, 丢 | 欠損, 失われ, 消失 | no loss ~ 無丟失
resend | resend, resent, backfill, backfilling | 补传, 回填, 重发 | 再送, 埋め戻し | the backfill ~ 回填
hit | hit rate, hits, hit | 命中率, 命中 | ヒット率 | the hit rate ~ 命中率
times | times, occasions | 次 | 回 | 30 times ~ 30 次
allow | allow, allowed, permit, permitted | 允许 | 許可 | allowed ~ 允許
missingdata | empty state, no data | 空状态, 没资料, 没数据 | データなし, 空の状態 | the empty state ~ 空狀態
direct | directly, direct, straight | 直接, 直连 | 直接, 直に | push directly ~ 直接推送
immediate | immediately, at once, instantly | 立即, 马上, 立刻, 即时, 及时 | 即時, すぐ, 直ちに | return at once ~ 馬上回
daily | daily, every day, day | 每天, 每日 | 毎日, 日次 | it runs daily ~ 每天執行
hourly | hourly, every hour | 每小时 | 毎時 | it runs hourly ~ 每小時
weekly | weekly, every week | 每周 | 毎週 | a weekly report ~ 每週報表
monthly | monthly, every month, month | 月缴, 每月, 月付, 月开 | 毎月, 月次 | paid monthly ~ 月繳
yearly | yearly, annual, annually, year | 年缴, 每年, 年付 | 毎年, 年次 | paid yearly ~ 年繳
perminute | per minute, a minute, each minute, min | 每分钟 | 毎分 | 100 per minute ~ 每分鐘 100
persecond | per second, a second, each second | 每秒 | 毎秒 | 100 per second ~ 每秒 100
perrequest | per request | 每个请求 | リクエスト毎, リクエストごと | one per request ~ 每个请求
friday | friday, fridays | 周五, 星期五, 礼拜五 | 金曜 | not on Fridays ~ 週五不行
monday | monday | 周一, 星期一, 礼拜一 | 月曜 | on Monday ~ 週一
weekend | weekend, weekends | 周末 | 週末 | at the weekend ~ 週末
evening | evening, night, tonight | 晚上, 夜间, 今晚 | 夜, 夜間 | in the evening ~ 晚上
morning | morning | 早上, 上午 | 朝, 午前 | in the morning ~ 早上
tomorrow | tomorrow | 明天 | 明日 | tomorrow ~ 明天
nextweek | next week | 下周, 下礼拜 | 来週 | next week ~ 下週
sprint | sprint, iteration | 迭代, 冲刺, sprint | スプリント | the next sprint ~ 下個迭代
phase | phase, stage | 阶段, 期 | フェーズ, 段階 | the second phase ~ 第二階段
later | later, afterwards, some day, at some point, eventually | 以后, 之后, 后面, 回头, 后续 | 後で, 後日, これから, 次は, 次 | later on ~ 以後
hours | office hours, hours, business hours, during work | 上班时间, 小时 | 営業時間, 時間 | office hours ~ 上班時間
closing | closing day, cut-off day, cutoff | 截止日, 结账日 | 締め日 | the closing day ~ 締め日
exceed | exceed, exceeds, above, over, below, under, within, at most, up to, cap, capped, maximum, max | 超过, 以内, 不超过, 上限, 最多, 不高于 | 超え, 以内, 最大, 以下, 上限 | at most 200 ~ 最多 200
atleast | at least, minimum, min, no less, no smaller | 至少, 最少, 不低于, 最小 | 少なくとも, 最低, 未満, 最小 | at least 48 ~ 至少 48
unique | unique, duplicate, repeated, distinct | 重复, 唯一 | 重複, 一意 | it must be unique ~ 不能重複
optional | optional | 选填, 可选 | 任意 | an optional field ~ 選填
required | required, mandatory, compulsory | 必填, 必备 | 必須 | a required field ~ 必填
order | purchase order, order, orders | 订单, 单 | 注文, 受注 | the order ~ 訂單
orderdate | order date, date of order | 下单日 | 注文日 | by order date ~ 下單日
shipdate | shipping date, shipment date | 出货日, 发货日 | 出荷日, 発送日 | by shipping date ~ 出貨日
shipping | shipping, shipment, delivery | 出货, 发货, 物流 | 出荷, 配送 | the shipping page ~ 出貨頁
invoice | invoice | 发票 | 請求書, インボイス | the invoice ~ 發票
billing | billing, billed, bill | 账单, 计费, 收费 | 請求, 課金 | billing starts ~ 計費
billedparty | billed party, billing address | 账单对象 | 請求先 | the billed party ~ 請求先
headoffice | head office, headquarters | 总公司, 总部 | 本社 | the head office ~ 總公司
branchoffice | branch office | 分公司, 分店 | 支店 | the branch office ~ 分公司
payment | payment, pay, payments | 支付, 付款, 金流 | 支払, 決済 | the payment page ~ 付款頁
amount | amount, money, amounts | 金额, 钱 | 金額 | the amount ~ 金額
price | price, prices, pricing | 价格, 售价 | 価格, 値段 | the price ~ 價格
balance | balance, funds | 余额 | 残高 | the balance ~ 餘額
insufficient | insufficient, not enough | 不足 | 不足 | not enough ~ 不足
taxincluded | tax included, including tax, with tax, tax inclusive | 含税 | 税込 | tax included ~ 含稅
taxexcluded | tax excluded, without tax, excluding tax, before tax | 未税, 不含税 | 税抜 | tax excluded ~ 未稅
currency | currency, multi currency, multi-currency | 币别, 货币, 多币别 | 通貨 | the currency ~ 幣別
subscription | subscription, subscribe | 订阅 | サブスク, 定期購読 | a subscription ~ 訂閱制
stock | stock, inventory | 库存 | 在庫 | the stock ~ 庫存
shop | shop, store front | 商店, 店铺, 门店 | 店舗, 店 | the shop ~ 店舖
shopmanager | shop manager, store manager | 店长 | 店長 | the shop manager ~ 店長
report | report, reports | 报表, 报告 | 報告, レポート | the report ~ 報表
statistics | statistics, stats, count, grouped | 统计 | 統計, 集計 | by statistics ~ 統計
legal | legal, legal department | 法务 | 法務 | ask legal ~ 問法務
licence | licence, license, licensed | 授权, 许可证 | ライセンス | the license page ~ 授權頁
country | country, abroad, border | 出境, 国外, 境外 | 国外, 海外 | leave the country ~ 出境
personal | personal, private, sensitive | 个人, 敏感, 隐私 | 個人, 機密 | sensitive fields ~ 敏感字段
chinese | chinese, traditional chinese | 中文, 繁体中文, 繁中 | 中国語 | in Chinese ~ 中文
english | english | 英文, 英语 | 英語 | in English ~ 英文
japanese | japanese | 日文, 日语 | 日本語 | in Japanese ~ 日本語
multilingual | multilingual, i18n, localisation, localization, many languages | 多语言, 多语系 | 多言語 | it is multilingual ~ 多言語
translate | translate, translation | 翻译 | 翻訳 | translate it ~ 翻譯
miniprogram | mini program | 小程序 | ミニアプリ | the mini program ~ 小程序
share | share, sharing | 分享, 共享 | 共有 | the share card ~ 分享卡片
card | card | 卡片 | カード | a card ~ 卡片
custom | custom, customised, customized, tailor | 客制, 自订, 自定义, 定制 | カスタム, 独自 | a custom page ~ 客製
builtin | built-in, builtin, native, standard library, stdlib | 内建, 内置, 原生, 标准库 | 標準, 組み込み | the built-in one ~ 內建
firstview | first paint, first screen, above the fold | 首屏 | 初期表示 | the first paint ~ 首屏
home | home page, homepage | 首页 | トップページ | the home page ~ 首頁
address | address | 地址, 位址 | 住所, アドレス | the address ~ 地址
purchase | purchase order, purchase | 采购单, 采购 | 発注 | the purchase order ~ 採購單
operations | operations, ops, operator | 运维, 运营, 维运 | 運用, 運営 | ask ops ~ 問運維
tenant | tenant | 租户 | テナント | each tenant ~ 每租戶
whole | whole, entire, all, every, each, everything | 全部, 所有, 全, 每支, 每个, 整个 | 全て, すべて, 全, 各 | all of it ~ 全部
list | list, listing | 清单, 列表, 一览 | 一覧, リスト | the list ~ 清單
design | design, mockup | 设计 | デザイン, 設計 | the design ~ 設計
feature | feature, functionality | 功能 | 機能 | the feature ~ 功能
rule | rule, policy, convention | 规则, 规范 | 規則, ルール, 方針 | the rule ~ 規則
example | example | 范例, 示例, 例子 | 例, サンプル | an example ~ 範例
reply | reply, replies, answer | 回复, 答复 | 返信, 回答 | the reply ~ 回覆
float | float, floats, floating | 浮点 | 浮動小数 | no floats ~ 不用浮點
third | registry, registries, outside | 外部 | 外部 | from outside ~ 外部
glove | glove, gloves | 手套 | 手袋 | with gloves ~ 戴手套
freeze | frozen, freeze, immutable, unchanged | 冻结, 锁死 | 凍結 | it is frozen ~ 凍結
skip | skip, skipped | 跳过, skip | スキップ, 飛ばす | skip it ~ 跳過
success | ok, works, working | 正常 | 正常 | it works ~ 正常
bigkey | big key, large key | 大 key, 大key | ビッグキー | a big key ~ 大 key
delivered | deliver, delivers, delivered, supply, give | 给, 交付, 提供 | 納品, 提供 | it is delivered ~ 交付
stable | stable, steady | 稳定 | 安定 | it is stable ~ 穩定
warning | warn, warning | 警告 | 警告 | a warning ~ 警告
employee | employee, staff | 员工 | 社員, 従業員 | the staff ~ 員工
browser | browser | 浏览器 | ブラウザ | the browser ~ 瀏覽器
kitchen | kanban, board | 看板 | 看板, ボード | the board ~ 看板
login5 | attempt, attempts, tries | 尝试 | 試行 | five attempts ~ 嘗試
"""
