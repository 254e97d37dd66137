"""What software is made of, in English, Chinese and Japanese: `concept | English | Chinese | Japanese | sample`.

A sample has the concept's words in two languages, `~` between them. Chinese stands in either script.
"""

from __future__ import annotations

TABLE = """
database | database, db, databases | 数据库, 资料库, 主库, 库表 | データベース | the database is full ~ 資料庫滿了
datasheet | table, tables | 数据表, 资料表, 表格 | テーブル | drop the table ~ 刪除資料表
column | column, field | 字段, 栏位, 列名 | カラム, 列, フィールド, 項目 | no column is removed ~ 欄位不能少
row | row, record, entry | 笔, 行数, 纪录, 记录 | 行, レコード | 200 rows ~ 200 筆
index | index, indexes, indices | 索引 | インデックス, 索引 | add an index ~ 加索引
query | query, queries, lookup | 查询 | クエリ, 問い合わせ | a slow query ~ 慢查詢
transaction | transaction | 事务, 交易 | トランザクション | one transaction ~ 一個交易
migration | migration, migrate | 迁移 | マイグレーション, 移行 | the migration ran ~ 遷移跑完
replica | replica, follower | 从库, 副本, 只读库 | レプリカ | reads go to the replica ~ 讀走從庫
schema | schema | 结构描述, 纲要, 模式 | スキーマ | the schema is fixed ~ スキーマは固定
partition | partition | 分区, 分割区 | パーティション | monthly partitions ~ 按月分區
shard | shard, sharding | 分片, 分库 | シャード, シャーディング | four shards ~ 四個分片
cache | cache, cached, caching | 缓存, 快取 | キャッシュ | the cache is cold ~ 快取是冷的
queue | queue, enqueue, enqueued, job queue | 队列, 伫列, 入列 | キュー | the queue is full ~ 佇列滿了
message | message | 消息, 讯息 | メッセージ | one message each ~ 每次一條消息
topic | topic | 主题 | トピック | a topic a tenant ~ 每租戶一個主題
event | event | 事件 | イベント | the event fires ~ 事件觸發
server | server, backend server | 服务器, 伺服器, 主机 | サーバー, サーバ | the server restarts ~ 伺服器重啟
client | client | 客户端, 用户端 | クライアント | the client retries ~ 客戶端重試
frontend | frontend, front end, front-end | 前端 | フロントエンド, フロント | frontend code ~ 前端程式
backend | backend, back end, back-end | 后端 | バックエンド | backend code ~ 後端程式
service | service, microservice | 服务 | サービス | split the service ~ 拆服務
gateway | gateway | 网关, 闸道 | ゲートウェイ | the gateway decides ~ 網關決定
proxy | proxy, proxied, proxies | 代理 | プロキシ | behind a proxy ~ 走代理
loadbalancer | load balancer, lb | 负载均衡, 负载平衡 | ロードバランサー, ロードバランサ | the load balancer ~ 負載均衡
network | network, internet | 网络, 网路, 断网 | ネットワーク, 通信 | no network ~ 沒有網路
port | port | 端口, 连接埠 | ポート | the port is taken ~ 端口被占
endpoint | endpoint, route | 端点, 路由 | エンドポイント, ルート | a new endpoint ~ 新端點
interface | interface, api | 接口, 介面, api | インターフェース, api | the interface is frozen ~ 介面凍結
response | response, reply time | 响应, 回应, 返回, 回传 | レスポンス, 応答 | the response is late ~ 回應太慢
request | request, call | 请求, 呼叫 | リクエスト, 要求 | one request ~ 一個請求
limitrate | rate limit, rate limits, throttle, throttling | 限流, 速率限制 | レート制限 | rate limits apply ~ 有限流
connection | connection, connect, connected | 连接, 连线, 连 | 接続, コネクション | a lost connection ~ 連線中斷
disconnect | disconnect, cut off, dropped connection | 断线, 断开, 切断 | 切断, 切れ | it disconnects ~ 斷線了
timeout | timeout, timeouts, times out, time-out | 超时, 逾时 | タイムアウト | a timeout of 30 ~ 逾時 30
retry | retry, retries, retried | 重试 | リトライ, 再試行 | three retries ~ 重試三次
idle | idle | 闲置, 空闲 | アイドル | idle for long ~ 閒置太久
session | session | 会话, 连线阶段 | セッション | the session ends ~ セッションが切れる
cookie | cookie | cookie | クッキー, cookie | a cookie is set ~ クッキーを設定
login | login, log in, sign-in, signin, sign in, authentication, auth | 登录, 登入, 认证 | ログイン, 認証 | the login page ~ 登入頁
logout | logout, log out, sign out | 登出, 退出登录 | ログアウト | the logout button ~ 登出按鈕
password | password, passphrase | 密码 | パスワード | hash the password ~ 密碼要雜湊
token | token | 令牌, 权杖 | トークン | the token expires ~ 令牌過期
secret | secret, credential | 机密, 密钥, 金钥, 凭据 | シークレット, 秘密, 鍵 | keep secrets out ~ 金鑰不要放
certificate | certificate, cert | 证书, 凭证 | 証明書 | renew the certificate ~ 更新憑證
signature | signature, signed, sign | 签名, 签章 | 署名 | a signed image ~ 簽名的映像
encrypt | encrypt, encrypted, encryption | 加密 | 暗号化 | encrypted at rest ~ 靜態加密
mask | mask, masked, redact, redacted | 打码, 遮蔽, 脱敏, 遮罩 | マスク, 伏せ | mask the number ~ 號碼打碼
permission | permission, access right, privilege | 权限 | 権限 | missing permission ~ 沒有權限
administrator | administrator, admin | 管理员, 管理者 | 管理者 | administrators may delete ~ 管理員能刪
user | user, users | 用户, 使用者 | ユーザー, ユーザ, 利用者 | the user waits ~ 使用者在等
customer | customer, client company | 客户, 客人, 顾客 | 顧客, お客様, 取引先 | tell the customer ~ 告訴客戶
supplier | supplier, vendor | 供应商, 厂商 | 仕入先, ベンダー, 業者 | the vendor delivers ~ 廠商交付
team | team | 团队, 小组 | チーム | ask the team ~ 問團隊
account | account | 帐号, 账号, 帐户, 账户 | アカウント, 口座 | lock the account ~ 鎖帳號
role | role | 角色 | ロール, 役割 | each role ~ 每個角色
data | data | 数据, 资料 | データ | the data moved ~ 資料搬了
file | file | 文件档, 档案, 文件 | ファイル | one file ~ 一個檔案
folder | folder, directory, dir | 目录, 文件夹, 资料夹 | ディレクトリ, フォルダ | the vendor folder ~ vendor 目錄
path | path | 路径 | パス | a path changed ~ 路徑變了
attachment | attachment | 附件 | 添付 | large attachments ~ 大附件
upload | upload | 上传 | アップロード | uploads are limited ~ 上傳有限
download | download | 下载 | ダウンロード | the download fails ~ 下載失敗
export | export | 导出, 汇出 | エクスポート, 出力 | export to PDF ~ 匯出 PDF
import | import, importer | 导入, 汇入 | インポート, 取り込み | the import runs ~ 匯入在跑
image | image, picture, photo | 图片, 图像, 映像, 镜像, 照片 | 画像, イメージ | compress images ~ 壓縮圖片
icon | icon, logo | 图标, 图示 | アイコン, ロゴ | a new icon ~ 新圖示
video | video | 视频, 影片 | 動画 | the video plays ~ 影片播放
code | code, source code | 代码, 程式码, 程式 | コード, ソース | in the code ~ 程式碼裡
function | function, fn | 函数, 函式 | 関数 | a pure function ~ 純函式
class | class | 类别, 类 | クラス | one class ~ 一個類別
module | module | 模块, 模组 | モジュール | a legacy module ~ 老模塊
component | component | 组件, 元件 | コンポーネント, 部品 | a shared component ~ 共用元件
package | package, packages | 套件, 软件包, 包 | パッケージ | a small package ~ 小套件
library | library, lib, libraries, third-party, third party | 程式库, 函式库, 类库, 第三方 | ライブラリ, サードパーティ | an outside library ~ 外部函式庫
dependency | dependency, dependencies | 依赖, 相依 | 依存 | a new dependency ~ 新增相依
plugin | plugin, extension, add-on | 插件, 外挂, 扩充 | プラグイン, 拡張 | the plugin loads ~ 插件載入
framework | framework | 框架 | フレームワーク | the framework ~ 框架
language | language | 语言, 语系 | 言語 | the language is Go ~ 語言用 Go
version | version, ver | 版本, 版 | バージョン, 版 | version two ~ 第二版本
compatible | compatible, compatibility, compat, keep working, decode | 兼容, 相容, 还在用, 支援旧 | 互換 | stay compatible ~ 保持相容
old | old, legacy, older | 旧, 老 | 旧, 古い, 既存 | old clients ~ 旧客户端
new | new, newer | 新 | 新しい, 新規 | a new page ~ 新頁面
repository | repo, repository, repos | 仓库, 版本库, 储存库 | リポジトリ, レポジトリ | two repos ~ 兩個倉庫
monorepo | monorepo | 单一仓库, 单体仓库 | モノレポ | a monorepo ~ モノレポ
branch | branch, trunk | 分支 | ブランチ | on a branch ~ 在分支上
commit | commit, committed | 提交, 认可 | コミット | one commit ~ 一次提交
merge | merge, merged, merging | 合并 | マージ | before the merge ~ 合併前
push | push, pushed, force push | 推送, 推上去 | プッシュ | do not push ~ 不要推送
pullrequest | pr, pull request, merge request | 合并请求, 拉取请求 | プルリク, プルリクエスト | open a PR ~ 開合併請求
review | review, reviewed, code review | 审核, 评审, 审查, 审阅 | レビュー, 審査, 確認 | after review ~ 審核之後
approve | approve, approval, approved, sign-off, consent | 核准, 批准, 同意, 许可 | 承認, 許可 | legal approval ~ 法務核准
release | release, ship, go live, goes out, launch, publish | 发布, 发版, 上线, 出版 | リリース, 公開 | before a release ~ 發布前
deploy | deploy, deployment, deployed, rollout | 部署 | デプロイ | deploy on Monday ~ 週一部署
rollback | rollback, roll back, rolled back, revert | 回滚, 还原, 退版 | ロールバック, 切り戻し | the rollback ~ 回滾
pipeline | pipeline, ci, workflow | 流水线, 管线 | パイプライン, ci | in the pipeline ~ 走流水線
manual | manual, manually, by hand, hand-written, handwritten | 手动, 手工, 手写 | 手動, 手作業 | deploy by hand ~ 手動部署
automatic | automatic, automatically | 自动 | 自動 | runs automatically ~ 自動執行
build | build, compile, bundling | 构建, 编译, 打包, 建置 | ビルド, コンパイル | the build is slow ~ 構建很慢
rebuild | rebuild, recompile, rebuilt | 重编, 重新编译, 重新构建 | 再ビルド | rebuild it ~ 重編一次
bundle | bundle | 打包档, 产物 | バンドル | a small bundle ~ バンドルは小さく
installer | install, installer, installation | 安装 | インストール | install it ~ 安裝
config | config, configuration, setting, configure | 配置, 设定, 设置 | 設定, 構成ファイル | in the config ~ 放設定
environment | environment, env | 环境 | 環境 | the test environment ~ 測試環境
production | production, prod, live | 生产, 正式环境, 正式, 线上, production | 本番, 商用 | the production server ~ 本番サーバー
staging | staging, pre-production | 预发, 预备环境 | ステージング, 検証環境 | on staging ~ ステージングで
container | container, docker | 容器 | コンテナ | in a container ~ 在容器裡
cluster | cluster | 集群, 丛集 | クラスタ, クラスター | one cluster ~ 一個集群
node | node | 节点 | ノード | a single node ~ 單一節點
machine | machine, host, box | 机器, 主机 | マシン, 端末 | that machine ~ 那台機器
cloud | cloud | 云端, 云 | クラウド | in the cloud ~ 在雲端
region | region | 区域, 地区 | リージョン, 地域 | the Tokyo region ~ 東京リージョン
tokyo | tokyo | 东京 | 東京 | in tokyo ~ 東京
selfhost | self-hosted, self hosted, self-host, own server | 自架, 自建 | 自前, 自社運用 | not self-hosted ~ 不自己架設, 自架
standalone | single machine, standalone, single-node | 单机 | 単体, 単独 | it runs standalone ~ 單機
memory | memory, ram, heap, oom | 内存, 记忆体 | メモリ, メモリー | out of memory ~ 記憶體不足
leak | leak, leaked, leaks | 泄漏, 外泄 | リーク, 漏れ | a memory leak ~ 記憶體洩漏
cpu | cpu, processor | cpu, 处理器 | cpu | cpu load ~ cpu 使用率
disk | disk, storage | 硬盘, 磁盘, 硬碟, 磁碟 | ディスク, ストレージ | the disk is full ~ 磁碟滿了
power | power, electricity | 断电, 电源, 停电 | 電源, 停電 | a power cut ~ 斷電
thread | thread, threading | 线程, 执行绪 | スレッド | one thread ~ 一個線程
process | process | 进程, 行程 | プロセス | per process ~ 每個進程
deadlock | deadlock | 死锁, 死结 | デッドロック | a deadlock ~ 死鎖
lock | lock, locked | 锁, 上锁, 锁定 | ロック | lock the table ~ 鎖表
race | race condition, race | 竞态, 竞争条件 | 競合 | a race condition ~ 競態
concurrency | concurrent, concurrency, parallel | 并发, 并行, 并发数 | 並行, 並列, 同時 | runs in parallel ~ 並行
sync | sync, synchronous, synchronously | 同步 | 同期 | synchronous work ~ 同步處理
async | async, asynchronous | 异步, 非同步 | 非同期 | async work ~ 非同步處理
batch | batch, batched, bulk | 批次, 批量 | バッチ, 一括 | in one batch ~ 批量
loop | loop | 循环, 回圈 | ループ | inside a loop ~ 循環裡
stream | stream, streaming | 串流, 流式 | ストリーム | a stream ~ 串流
schedule | schedule, cron, scheduled job | 排程, 定时, 定时任务 | スケジュール, 定期 | the cron job ~ 排程
task | task, job | 任务, 工作 | タスク, ジョブ | the nightly job ~ 夜間任務
log | log, logs, logged, logging | 日志, 纪录档, log | ログ | in the log ~ 日誌裡
loglevel | log level | 日志级别, 日志等级 | ログレベル | the log level ~ 日志级别
alert | alert, alarm | 告警, 警报, 警示 | アラート, 警報 | an alert fires ~ 告警響了
monitor | monitor, monitoring | 监控 | 監視, モニタリング | monitoring stack ~ 監控
metric | metric | 指标 | メトリクス, 指標 | a new metric ~ 新指標
error | error, errors | 错误, 报错 | エラー | an error page ~ 錯誤頁
errorcode | error code, error codes | 错误码 | エラーコード | the error code ~ 錯誤碼
exception | exception | 异常, 例外 | 例外 | an exception ~ 異常
crash | crash, crashed | 崩溃, 当机, 闪退, 宕机 | クラッシュ, 落ちる, 落ちた | it crashed ~ 當機了
bug | bug, defect | 缺陷, 臭虫, bug | バグ, 不具合 | a known bug ~ 已知缺陷
cause | cause, caused, root cause, because, due, reason, came from, comes from, since, hence, why | 原因, 因为, 由于, 根因 | 原因, ため, により, による | the cause ~ 原因
nullpointer | null pointer, null reference | 空指针, 空指标 | ヌルポ, ヌルポインタ | a null pointer ~ 空指針
close | close, closed, unclosed | 关闭, 没关 | 閉じ, クローズ | it was not closed ~ 沒關閉
test | test, tests, suite, testing, test case | 测试, 用例 | テスト | the tests pass ~ 測試通過
unittest | unit test, unit tests | 单元测试, 单测 | 単体テスト, ユニットテスト | a unit test ~ 單元測試
integrationtest | integration test, integration tests | 集成测试, 整合测试 | 結合テスト, 統合テスト | integration tests ~ 整合測試
loadtest | load test, stress test, load tests | 压测, 压力测试 | 負荷テスト, 負荷試験 | the load test ~ 壓力測試
regression | regression | 回归 | 回帰, リグレッション | run the regression ~ 跑回歸
coverage | coverage | 覆盖率 | カバレッジ, 網羅率 | coverage rose ~ 覆蓋率上升
benchmark | benchmark, bench | 基准, 跑分 | ベンチマーク, ベンチ | the benchmark ~ 基準
check | check, checks, checked, verify, verified | 检查, 校验, 核对 | 検査, 点検 | a size check ~ 檢查大小
lint | lint, linter | 静态检查 | 静的解析, リンター | lint passes ~ 靜態檢查過
compare | compare, compared, comparison | 比对, 比较 | 比較 | compare them ~ 比對
same | same, identical, match, matches | 一致, 相同 | 一致, 同じ | they are identical ~ 一致
corrupt | corrupt, corrupted, damaged, broken file, broken files | 坏档, 损坏, 坏文件 | 破損, 壊れ | no corrupt file ~ 沒壞檔
intact | intact, complete | 完整 | 完全 | it is intact ~ 完整
transfer | transfer, transmit, transferred | 传输 | 転送, 伝送 | the transfer ~ 傳輸
format | format, formatter | 格式 | 形式, フォーマット, フォーマッタ | the date format ~ 日期格式
charset | encoding, charset, character encoding | 编码格式, 字符集 | 文字コード | the encoding ~ 文字コード
newline | line ending, line endings, newline, crlf | 换行 | 改行, crlf | line endings ~ 換行
hash | hash, hashing, checksum | 哈希, 杂凑 | ハッシュ | the hash differs ~ ハッシュがずれる
differ | differ, different, mismatch, differs, off | 不一样, 差异, 不同, 不一致 | ずれ, 違う, 異なる, 不一致 | they differ ~ ずれる
timezone | timezone, time zone, utc | 时区, utc | タイムゾーン, 時差, utc | the time zone ~ 時區
clock | clock | 时钟 | 時計 | the clock lags ~ 時鐘慢
character | character, text, letters, font | 文字, 字号, 字体, 字 | 文字, フォント | font size ~ 字號
comment | comment | 注释, 注解, 评论 | コメント | a comment ~ 註解
doc | doc, docs, documentation, document, manual page | 文档, 说明文件, 文件, 说明书 | ドキュメント, 文書, 資料 | write the docs ~ 寫文檔
segment | segmentation, word segmentation, tokenizer | 断词, 分词 | 分かち書き, 形態素 | Chinese segmentation ~ 中文斷詞
search | search, searching | 搜索, 搜寻 | 検索 | the search page ~ 搜尋頁
sort | sort, sorting, sorted, order by, sort order | 排序 | 並び順, ソート, 並べ替え | sort by name ~ 按名稱排序
ascending | ascending | 升序 | 昇順 | ascending order ~ 升序
descending | descending | 降序 | 降順 | descending order ~ 降序
pagination | pagination, paginate, paging | 分页, 翻页 | ページング, ページネーション | add pagination ~ 加分頁
cursor | cursor | 游标 | カーソル | a cursor ~ 游標
filter | filter | 筛选, 过滤 | 絞り込み, フィルタ | the filter ~ 篩選
page | page | 页面, 页 | ページ, 画面 | the error page ~ 錯誤頁
screen | screen, view, ui | 画面, 屏幕, 萤幕, 界面 | 画面, スクリーン, ui | the screen ~ 畫面
layout | layout | 版型, 版面, 布局 | レイアウト | tablet layout ~ 平板版型
button | button | 按钮 | ボタン | a big button ~ 大按鈕
form | form | 表单 | フォーム, 入力欄 | the form ~ 表單
header | header | 标头, 页首, 头部 | ヘッダー, ヘッダ | the header ~ ヘッダー
menu | menu | 菜单, 选单 | メニュー | the menu ~ 選單
popup | popup, pop-up, dialog | 弹窗, 对话框 | ダイアログ, ポップアップ | the popup ~ 彈窗
progressbar | progress bar | 进度条 | 進捗バー, プログレスバー | a progress bar ~ 進度條
chart | chart, graph | 图表 | グラフ, チャート | draw a chart ~ 畫圖表
map | map | 地图 | 地図 | the map ~ 地圖
style | style, css, styling, stylesheet | 样式 | スタイル | the style ~ 樣式
theme | theme, dark mode | 主题色, 深色模式 | テーマ, ダークモード | the dark mode ~ 深色模式
color | color, colour | 颜色 | 色 | its color ~ 顏色
width | width | 宽度 | 幅, 横幅 | the width ~ 寬度
mobile | mobile, phone | 手机 | 携帯, スマホ, モバイル | the mobile version ~ 手機版
tablet | tablet | 平板, tablet | タブレット | the tablet ~ 平板
desktop | desktop | 桌面 | デスクトップ | the desktop app ~ 桌面版
phonenumber | phone number, phone numbers | 手机号, 手机号码, 电话 | 電話番号 | the phone number ~ 手机号
sms | sms, text message | 短信, 简讯 | ショートメッセージ, sms | send an sms ~ 發簡訊
mail | mail, email, e-mail | 邮件, 信件, 电邮, 邮箱 | メール | send a mail ~ 寄郵件
notification | notification, notify, notice | 通知 | 通知 | a notification ~ 發通知
template | template | 模板, 样板, 范本 | テンプレート, ひな形 | a mail template ~ 郵件模板
calendar | calendar, date, dates | 日期, 日历 | 日付, カレンダー | the date ~ 日期
number | number, numbering, id | 编号, 号码 | 番号 | the number format ~ 編號格式
firmware | firmware | 固件, 韧体 | ファームウェア | the firmware ~ 韌體
flag | feature flag, flag, flags | 开关, 旗标 | フラグ | a feature flag ~ 功能開關
variable | variable, var | 变量, 变数 | 変数 | a variable ~ 變數
static | static | 静态 | 静的 | static files ~ 靜態檔
binary | binary | 二进制 | バイナリ | binary compatible ~ 二进制兼容
backup | backup, backups, back up | 备份 | バックアップ | take a backup ~ 備份
archive | archive, archiving | 归档, 封存 | アーカイブ | archive the table ~ 歸檔
restore | restore, recover, recovery | 恢复, 复原 | 復元, 復旧 | restore it ~ 恢復
undo | undo | 撤销, 复原 | 元に戻す, 取り消し | the undo feature ~ 復原功能
draft | draft | 草稿 | 下書き | keep the draft ~ 保留草稿
"""
