"""Invented stories by seed: facts in two languages, worded as people word them, in real talk that others published."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from compact_guard.core.transcript.session import open_session

EPOCHS = 5
LANGUAGES = ("en", "zh-TW", "zh-CN", "ja")
Turn = tuple[str, str]
"""Role, by its first letter, and text."""

DECISIONS: Mapping[str, Sequence[str]] = {
    "en": (
        "Let's go with {x} for the {topic}.",
        "We decided to use {x} for the {topic}, the demo went well.",
        "alright, call it settled: {x} for the {topic}",
    ),
    "zh-TW": ("{topic}就定 {x} 了，大家都同意。", "決定用 {x} 當{topic}。", "拍板了，{topic}採用 {x}"),
    "zh-CN": ("{topic}选型定 {x}", "评审结论：{topic}采用 {x}", "行，{topic}就用 {x}，定了"),
    "ja": (
        "{topic}は {x} でいきます、軽いので",
        "{topic}は {x} に決めました",
        "検討の結果、{topic}は {x} を採用します",
    ),
}
CORRECTIONS: Mapping[str, Sequence[str]] = {
    "en": (
        "No, use {y} instead of {x}.",
        "swap {x} out for {y}, the security review came back",
        "Sorry, my bad: earlier I said {x}, it should be {y}",
        "don't use {x} anymore, use {y}",
        "Not {x}. We use {y}.",
    ),
    "zh-TW": (
        "不要再用 {x} 了，改用 {y}",
        "{x} 不用了，老闆說錢太多，改用 {y}",
        "不對不對，{topic}要用 {y}，不是 {x}",
        "先前說的 {x} 全數停用，換成 {y}",
    ),
    "zh-CN": (
        "别用 {x} 了，换成 {y}",
        "推翻昨天的结论：不用 {x}，{topic}用 {y}",
        "{x} 不行，改成 {y}",
        "{x} 废掉，走 {y}",
    ),
    "ja": (
        "{x} は廃止、今後は {y}",
        "それ違います。{x} ではなく {y} でお願いします",
        "前に言った {x} はやめて、{y} に変更します",
    ),
}
PROHIBITIONS: Mapping[str, Sequence[str]] = {
    "en": (
        "Do NOT touch {file}.",
        "under no circumstances edit {file}",
        "whatever you do, leave {file} alone",
        "Never change anything in {file} without asking me.",
    ),
    "zh-TW": ("絕對不要動 {file}", "千萬別動 {file}", "沒有我的同意不准改 {file}"),
    "zh-CN": ("谁都不准改 {file}", "不许动 {file}", "没跑完单测不许提交 {file}"),
    "ja": ("{file} には絶対触るな", "{file} は一切変更しないでください", "絶対に {file} を消さないでください"),
}
LIMITS: Mapping[str, Sequence[str]] = {
    "en": (
        "The p95 of the {topic} must stay below {n} ms.",
        "keep the {topic} bundle below {n} kB or the edge platform refuses it",
    ),
    "zh-TW": ("{topic}的記憶體用量不得超過 {n}MB，那台機器就這麼小", "{topic}的回應一定要在 {n} 毫秒以內"),
    "zh-CN": ("{topic}的响应必须在 {n} 毫秒以内", "{topic}单个文件不得超过 {n}KB"),
    "ja": ("{topic}のレスポンスは {n}ms 以内を守ること", "{topic}の画像は 1 枚あたり最大 {n}KB まで"),
}
TODOS: Mapping[str, Sequence[Turn]] = {
    "en": (
        ("todo: write the {thing} guide later", "Done: I wrote the {thing} guide."),
        ("we still need to backfill the {thing} table, after the freeze", "The backfill of the {thing} table is done."),
        ("Remember to add the {thing} retry test later.", "I added the {thing} retry test; it passes."),
    ),
    "zh-TW": (
        ("待辦：把 {thing} 的測試補上", "{thing} 的測試已經補上了。"),
        ("之後再來整理 `{thing}` 那一坨", "`{thing}` 已經整理好了。"),
    ),
    "zh-CN": (
        ("待办：给 `{thing}` 加归档任务", "`{thing}` 的归档任务已经加好了。"),
        ("回头把 {thing} 的文档补一下", "{thing} 的文档已补好。"),
    ),
    "ja": (
        ("{thing} の整理は後回し", "{thing} の整理が完了しました。"),
        ("{thing} の対応はまだ手つかず、第 2 フェーズでやる", "{thing} の対応は完了しました。"),
    ),
}
REQUESTS: Mapping[str, Sequence[str]] = {
    "en": ("draw the flow of the {thing} page", "open {thing} and tell me what the second part does"),
    "zh-TW": ("把 {thing} 頁的流程畫出來給我看", "幫我看一下 {thing} 這段在做什麼"),
    "zh-CN": ("把 {thing} 页的流程画出来", "看一下 {thing} 这段在干什么"),
    "ja": ("{thing} 画面の流れを図にしてください", "{thing} のこの部分の意味を教えて"),
}
TOPICS: Mapping[str, Sequence[str]] = {
    "en": ("event store", "render queue", "order search"),
    "zh-TW": ("事件儲存", "影像佇列", "訂單搜尋"),
    "zh-CN": ("事件存储", "渲染队列", "订单搜索"),
    "ja": ("イベント保存", "描画キュー", "注文検索"),
}
SECRETS = ("ghp_{36}", "sk-ant-api03-{80}", "AKIA{16}", "password={14}")


class Fact:
    """A choice that is corrected: in epoch `turned` the user goes from `x` to `y`, in epoch `back` back to `x`."""

    def __init__(self, said: str, x: str, y: str, topic: str, turned: int, back: int = EPOCHS) -> None:
        self.said = said
        self.x = x
        self.y = y
        self.topic = topic
        self.turned = turned
        self.back = back


class Tale:
    """One story: turns by epoch, and what must come back of it at compaction k, which ends epoch k - 1."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.languages = self.chance.sample(LANGUAGES, 2)
        self.epochs: list[list[Turn]] = [[] for _ in range(EPOCHS)]
        self.rules: list[str] = []
        self.choices: list[Fact] = []
        self.open: list[str] = []
        self.closed: list[tuple[str, int]] = []
        """Todos, and the epoch that reports them done."""
        self.secrets: list[str] = []
        self.requests: list[str] = []
        self._names: set[str] = set()
        for language in self.languages:
            self._facts(language)

    def _facts(self, language: str) -> None:
        first = self.epochs[0]
        pick = self.chance.choice
        topics = self.chance.sample(TOPICS[language], 3)
        for turned, topic, back in ((0, topics[0], EPOCHS), (1, topics[1], EPOCHS), (1, topics[2], 3)):
            x, y = self._name(), self._name()
            fact = Fact(pick(DECISIONS[language]).format(x=x, topic=topic), x, y, topic, turned, back)
            first.append(("u", fact.said))
            self.epochs[turned].append(("u", pick(CORRECTIONS[language]).format(x=x, y=y, topic=topic)))
            if back < EPOCHS:
                self.epochs[back].append(("u", pick(CORRECTIONS[language]).format(x=y, y=x, topic=topic)))
            else:
                # The agent forgets, in the words of before or in others.
                self.epochs[3].append(("a", pick((fact.said, pick(DECISIONS[language]).format(x=x, topic=topic)))))
            self.choices.append(fact)
        self.rules.append(pick(PROHIBITIONS[language]).format(file=f"app/{self._name().lower()}.py"))
        self.rules.append(pick(LIMITS[language]).format(topic=topics[2], n=self.chance.randint(111, 989)))
        first += [("u", rule) for rule in self.rules[-2:]]
        (kept, _), (left, done) = pick(TODOS[language]), pick(TODOS[language])
        self.open.append(kept.format(thing=self._name().lower()))
        thing = self._name().lower()
        self.closed.append((left.format(thing=thing), 2))
        first += [("u", self.open[-1]), ("u", self.closed[-1][0])]
        self.epochs[2].append(("a", done.format(thing=thing)))
        secret = self._secret()
        first.append(("u", f"the staging host takes {secret} for now"))

    def _name(self) -> str:
        """An invented word that nothing in the noise can hold."""
        while True:
            parts = [self.chance.choice("bdfgklmnprstvz") + self.chance.choice("aeiou") for _ in range(3)]
            name = "".join(parts).capitalize() + self.chance.choice("qxz")
            if name not in self._names:
                self._names.add(name)
                return name

    def _secret(self) -> str:
        shape = self.chance.choice(SECRETS)
        prefix, _, length = shape.rstrip("}").partition("{")
        letters = (
            "ABCDEFGHJKLMNPQRSTUVWXYZ23456789" if prefix == "AKIA" else "abcdefghkmnpqrstuvwxyzABCDEFGHKMNPQ23456789"
        )
        self.secrets.append("".join(self.chance.choice(letters) for _ in range(int(length))))
        return prefix + self.secrets[-1]

    def talk(self, noise: Sequence[Turn], per_epoch: int) -> list[list[Turn]]:
        """Each epoch's turns: facts in their order, at places by chance, in real talk; a request at the end."""
        told = []
        for epoch, facts in enumerate(self.epochs):
            start = self.chance.randrange(max(1, len(noise) - per_epoch))
            turns = list(noise[start : start + per_epoch])
            places = sorted(self.chance.randint(0, len(turns)) for _ in facts)
            for place, fact in reversed(list(zip(places, facts, strict=True))):
                turns.insert(place, fact)
            language = self.chance.choice(self.languages)
            self.requests.append(self.chance.choice(REQUESTS[language]).format(thing=self._name().lower()))
            told.append([*turns, ("u", self.requests[epoch])])
        return told


def real_talk(shared: Path) -> list[list[Turn]]:
    """What was said in published sessions, a list a session."""
    talks = []
    for path in sorted(shared.glob("transcripts/public/*/*.jsonl")):
        session = open_session(str(path), cache=False)
        turns = [(turn.role[0], session.text(turn)) for turn in session.turns if turn.branch == "active"]
        if len(turns) >= 40:
            talks.append(turns)
        session.close()
    return talks
