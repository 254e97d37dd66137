"""Places where a secret stands without a name beside it: headers, URLs, command lines, containers."""

from __future__ import annotations

import re

from . import values
from .prefixes import fill, hexes
from .tokens import Span
from .view import MARK, View

_V = f"[^\\s\"'`<>{MARK}\u3000-\u303f\uff00-\uffef\u4e00-\u9fff]"
_NL = r"(?:[\s+>|#→]{1,20}(?:[\w./-]{1,80}:\d{1,6}[:-])?(?:\d{1,6}[\t→|: ])?[\s+>|]{0,20})"


class Shape:
    """`pattern` is tried wherever `anchor` (lower case) stands; its groups are secret.

    check: `any`, `word` (no placeholder), `random` (must look random), `strong` (letters and digits).
    """

    __slots__ = ("anchor", "check", "kind", "pattern", "sample")

    def __init__(self, kind: str, anchor: str, pattern: str, check: str, sample: str) -> None:
        self.kind = kind
        self.anchor = anchor
        self.pattern = pattern
        self.check = check
        self.sample = sample


_S = fill(20)
_L = fill(40)

SHAPES: tuple[Shape, ...] = (
    Shape("url-password", "://", rf"://[^\s/?#:\"'`<>{MARK}]{{0,128}}:([^\s/\"'`<>{MARK}]{{1,256}})@(?=[\w.\[%$-])", "word",
          f"ftp://deploy:{_S}@files.acme.dev/"),
    Shape("url-token", "://", rf"://([A-Za-z0-9_.~-]{{20,256}}):?(?:x-oauth-basic)?@(?=[\w.\[-])", "random", f"https://{_L}@git.acme.dev/a.git"),
    Shape("url-password", ":thin:", rf":thin:[\w.-]{{1,64}}/([^\s@/\"'`{MARK}]{{2,128}})@", "word", f"jdbc:oracle:thin:app/{_S}@//db:1521/x"),
    Shape("authorization", "authorization", r"(?<![a-z])(?i:authorization)[\"'`\])*]{0,4}\s{0,8}(?:[:=,]|=>|->|\s)\s{0,8}[brfu@$]?[\"'`“「]{0,2}"
          rf"(?:(?!(?i:aws4|digest|signature))[A-Za-z][\w-]{{1,20}}[ \t]{{1,4}}(?:[a-z]{{3,12}}=\"?)?)?({_V}{{8,4096}})", "strong", f"Authorization: Custom {_L}"),
    Shape("authorization", "bearer", rf"(?i:bearer)[\"'`]?[:\s]\s{{0,4}}[\"'`]?({_V}{{12,4096}})", "strong", f"send Bearer {_L} with it"),
    Shape("authorization", "basic ", r"(?i:basic)\s{1,4}([A-Za-z0-9+/]{8,512}={0,2})(?![\w-])", "basic", "use Basic YWRtaW46WnghN1FtMkxwOVJ0NFZi please"),
    Shape("basic-auth", "-u", rf"(?<![\w-])-u[ \t=]{{0,3}}[\"'`]?[\w.@+\\-]{{1,64}}:({_V}{{2,128}})", "word", f"curl -u admin:{_S} https://ci.acme.dev"),
    Shape("basic-auth", "-user", rf"(?<=-)-?(?:proxy-)?user[ =]{{1,3}}[\"'`]?[\w.@+\\-]{{1,64}}:({_V}{{2,128}})", "word", f"curl --user admin:{_S} https://ci.acme.dev"),
    Shape("basic-auth", "auth", r"(?i:auth)\w{0,16}\s{0,4}=?\s{0,4}\(?\s{0,4}\w{0,24}\(\s{0,4}[\"'][^\"'\n]{0,64}[\"'],\s{0,4}[\"']"
          rf"([^\"'\n{MARK}]{{3,128}})[\"']", "word", f'requests.get(url, auth=("bot", "{_S}"))'),
    Shape("basic-auth", "-a ", rf"(?<=\s)-a [\"']?[\w.-]{{1,64}}:({_V}{{4,128}})", "strong", f"http -a admin:{_S} localhost"),
    Shape("basic-auth", "smbclient", rf"smbclient\s[^\n|;&]{{0,200}}?\s-U\s?[\"']?[\w.\\/-]{{1,64}}%({_V}{{3,64}})", "word", f"smbclient //nas/share -U bob%{_S}"),
    Shape("cli-password", "sshpass", rf"(?i:sshpass)\s{{1,4}}-p[ =]{{0,3}}[\"']?({_V}{{2,128}})", "word", f"sshpass -p {_S} ssh root@10.0.0.5"),
    Shape("cli-password", "mysql", rf"(?i:mysql)\w{{0,10}}[^\n|;&]{{0,200}}?\s-p[\"']?({_V}{{3,128}})", "word", f"mysqldump -u root -p{_S} main"),
    Shape("cli-password", "mariadb", rf"(?i:mariadb)[\w-]{{0,10}}[^\n|;&]{{0,200}}?\s-p[\"']?({_V}{{3,128}})", "word", f"mariadb -u root -p{_S} main"),
    Shape("cli-password", "redis-cli", rf"redis-cli[^\n|;&]{{0,200}}?\s-a[ =]{{0,3}}[\"']?({_V}{{3,128}})", "word", f"redis-cli -h cache -a {_S} ping"),
    Shape("cli-password", "mongo", rf"mongo\w{{0,12}}[^\n|;&]{{0,200}}?\s-p[ =]{{0,3}}[\"']?({_V}{{3,128}})", "strong", f"mongodump -u app -p {_S} main"),
    Shape("cli-password", "sqlcmd", rf"sqlcmd[^\n|;&]{{0,200}}?\s-P[ =]{{0,3}}[\"']?({_V}{{3,128}})", "word", f"sqlcmd -S db -U sa -P {_S}"),
    Shape("cli-password", "ldap", rf"ldap\w{{2,10}}[^\n|;&]{{0,300}}?\s-w[ =]{{0,3}}[\"']?({_V}{{3,128}})", "word", f"ldapsearch -x -D cn=a -w {_S} -b dc=acme"),
    Shape("cli-password", " login", rf"(?<=\w) login[^\n|;&]{{0,200}}?\s-p[ =]{{0,3}}[\"']?({_V}{{3,512}})", "strong", f"docker login -u bot -p {_S} ghcr.io"),
    Shape("cli-password", "pass:", rf"(?<=[\s\"'])pass:({_V}{{3,128}})", "strong", f"openssl rsa -passin pass:{_S} -in k"),
    Shape("cli-password", "htpasswd", rf"htpasswd\s{{1,4}}-\w{{0,8}}b\w{{0,4}}\s{{1,4}}\S{{1,128}}\s{{1,4}}\S{{1,64}}\s{{1,4}}[\"']?({_V}{{3,128}})", "word",
          f"htpasswd -cb /x bob {_S}"),
    Shape("cli-password", "sudo -s", rf"(?<=\| )sudo -S", "echo", f"echo '{_S}' | sudo -S apt update"),
    Shape("cli-password", "password-stdin", r"password-stdin", "echo", f"echo {_S} | docker login -u bot --password-stdin"),
    Shape("netrc", "login ", rf"(?<!\w)login {{1,4}}\S{{1,64}}{_NL}(?:account\s\S{{1,64}}{_NL})?password\s{{1,4}}({_V}{{2,256}})", "word",
          f"machine api.acme.dev login bot password {fill(6).lower().strip('0123456789')}"),
    Shape("pgpass", ":54", rf":54\d\d:(?![0-9a-fA-F]{{1,4}}:[0-9a-fA-F]{{1,4}}:)[\w*-]{{1,64}}:[\w*.-]{{1,64}}:({_V}{{2,256}})", "word", f"db.acme.dev:5432:main:app:{_S}"),
    Shape("sql-password", "identified ", r"(?i:identified\s{1,4}(?:with\s{1,4}[\w\"'`]{1,40}\s{1,4})?(?:by|as)(?:\s{1,4}password)?)\s{1,4}[\"'`]"
          rf"([^\"'`\n{MARK}]{{1,256}})", "word", f"CREATE USER app IDENTIFIED BY '{_S}'"),
    Shape("sql-password", "password '", rf"(?i:password) '([^'\n{MARK}]{{2,256}})'", "word", f"ALTER ROLE app WITH PASSWORD '{fill(5)}'"),
    Shape("signature", "sig=", rf"(?<=[?&;])(?i:sig)=({_V}{{16,512}})", "any", f"https://x.blob.core.windows.net/c?se=1&sig={_L}"),
    Shape("signature", "signature=", rf"(?<=[?&;-])(?i:signature)=({_V}{{16,1024}})", "any", f"https://b.s3.amazonaws.com/k?X-Amz-Signature={hexes(64)}"),
    Shape("webhook", "hooks.slack.com/", r"hooks\.slack\.com/(?:services|workflows|triggers)/([A-Za-z0-9/_-]{20,200})", "any",
          f"https://hooks.slack.com/services/T0000000000/B0000000000/{fill(24)}"),
    Shape("webhook", "/webhooks/", r"(?<=/api)/webhooks/\d{5,25}/([A-Za-z0-9_-]{20,200})", "any", f"https://discord.com/api/webhooks/72819304650/{fill(68)}"),
    Shape("webhook", "webhook.office.com/", r"webhook\.office\.com/(\S{40,400})(?=[\s\"'<>]|\Z)", "any", f"https://acme.webhook.office.com/webhookb2/{_L}/IncomingWebhook/{_L}"),
    Shape("webhook", "hooks.zapier.com/", r"hooks\.zapier\.com/hooks/catch/(\d{1,12}/[A-Za-z0-9]{5,40})", "any", "https://hooks.zapier.com/hooks/catch/123456/b7x2q9z"),
    Shape("webhook", "maker.ifttt.com/", r"maker\.ifttt\.com/\S{1,120}/key/([A-Za-z0-9_-]{10,100})", "any", f"https://maker.ifttt.com/trigger/x/with/key/{fill(22)}"),
    Shape("webhook", "/bot/v2/hook/", r"/bot/v2/hook/([A-Za-z0-9-]{16,80})", "any", f"https://open.feishu.cn/open-apis/bot/v2/hook/{hexes(36)}"),
    Shape("webhook", "webhook/send?", r"webhook/send\?key=([A-Za-z0-9-]{16,80})", "any", f"https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key={hexes(36)}"),
    Shape("webhook", "chat.googleapis.com/", rf"chat\.googleapis\.com/\S{{1,120}}?[?&]key=({_V}{{16,400}})", "any", f"https://chat.googleapis.com/v1/spaces/A/messages?key={_L}"),
    Shape("webhook", "/hooks/", r"(?<=\w)/hooks/([a-z0-9]{24,32})(?![\w-])", "random", f"https://chat.acme.dev/hooks/{fill(26).lower()}"),
    Shape("telegram-token", "/bot", r"/bot(\d{7,12}:[A-Za-z0-9_-]{20,80})", "any", f"https://api.telegram.org/bot7281930465:BB{fill(33)}/x"),
    Shape("wifi-password", "wifi:", rf"(?i:wifi):[^\n\"']{{0,120}}?;?P:([^\n;\"'{MARK}]{{4,64}});", "word", f"WIFI:T:WPA;S:home;P:{_S};;"),
    Shape("password-hash", ":$", r":(\$(?:1|2[aby]|5|6|7|y|apr1|argon2id?)\$[A-Za-z0-9./$=,+-]{16,200})", "any", f"root:$6$Zx7Qm2Lp${fill(60)}:19000:0:99999:7:::"),
    Shape("credential", "user", rf"(?i:user(?:name)?)(?:/|\s?(?:and|&|,)\s?)(?i:pass(?:word)?)(?:\s(?:is|are|=)|[:=])\s{{0,4}}[\w.@-]{{1,40}}\s?[/:,]\s?({_V}{{4,128}})", "strong",
          f"user/pass: admin / {_S}"),
    Shape("credential", "login", rf"(?i:logins?)(?:\s(?:is|are|=|with)|[:=])\s{{0,4}}[\w.@-]{{1,40}}\s?[/:]\s?({_V}{{4,128}})", "strong", f"login: admin / {_S}"),
    Shape("credential", "cred", rf"(?i:cred(?:ential)?s?)(?:\s(?:is|are|=)|[:=])\s{{0,4}}[\w.@-]{{1,40}}\s?[/:]\s?({_V}{{4,128}})", "strong", f"creds: admin / {_S}"),
    Shape("jwk", '"kty"', r"\"kty\"", "jwk", f'{{"kty":"OKP","crv":"Ed25519","d":"{fill(43)}"}}'),
    Shape("kubernetes-secret", "secret", r"(?i)secret", "kube", "kind: Secret\nmetadata:\n  name: db\ndata:\n  dsn: cG9zdGdyZXM6Ly9hcHA6WnghN1FtMg==\n"),
    Shape("cookie", "cookie", r"(?i)(?:set-)?cookies?[\"'`]?\s{0,4}[:=]\s{0,4}[\"'`]?(?=[^\s;=]{1,80}=)", "cookie", f"Cookie: theme=dark; visitor={_L}"),
    Shape("cookie", " -b ", r" -b [\"']?(?=[^\s;=]{1,80}=)", "cookie", f"curl -b 'visitor={_L}' https://x"),
)  # fmt: skip

_COOKIE = re.compile(f"[ \\t]{{0,4}}([^\\s;=,\"'{MARK}]{{1,80}})=([^\\s;\"'{MARK}]{{0,4096}})(;?)")
_COOKIE_NAME = re.compile(r"sess|sid\b|auth|token|jwt|secret|csrf|xsrf|remember|login|ticket", re.IGNORECASE)
_JWK_PRIVATE = re.compile(r"\"(?:d|p|q|dp|dq|qi|k)\"\s{0,4}:\s{0,4}\"([A-Za-z0-9_-]{16,2000})\"")
_KUBE_KIND = re.compile(r"\"?kind\"?\s{0,4}:\s{0,4}\"?\Z", re.IGNORECASE)
_KUBE_DATA = re.compile(r"\"?(?:data|stringData)\"?\s{0,4}:\s{0,4}(\{|\n)")
_KUBE_LINE = re.compile(r"(?:[^\n\w]{0,40}|[\w./-]{1,80}:\d{1,6}:\s{0,20}|\s{0,12}\d{1,6}[\t→|: ]\s{0,20})[\w.-]{1,100}\"?:[ \t]{1,4}[\"']?([^\s\"'{}|>]{4,4096})")
_KUBE_ENTRY = re.compile(r"\"[\w.-]{1,100}\"\s{0,4}:\s{0,4}\"([^\"\s]{4,4096})\"")
_ECHO = re.compile(f"(?:echo|printf)\\s{{1,4}}(?:-n\\s{{1,4}}|\"?%s\"?\\s)?[\"']?([^\\s\"'|{MARK}]{{3,200}})[\"']?\\s{{0,4}}\\|[^\\n|]{{0,120}}\\Z")


class Shapes:
    """The shape rules, made ready; patterns compiled on first use."""

    def __init__(self, rules: tuple[Shape, ...]) -> None:
        self._rules = rules
        self._patterns: dict[str, re.Pattern[str]] = {}

    def spans(self, view: View) -> list[Span]:
        found: list[Span] = []
        for rule in self._rules:
            at = view.low.find(rule.anchor)
            while at >= 0:
                spans = self._at(view, rule, at)
                found += spans
                at = view.low.find(rule.anchor, max(at + len(rule.anchor), spans[-1][1] if spans else 0))
        return found

    def _at(self, view: View, rule: Shape, at: int) -> list[Span]:
        pattern = self._patterns.get(rule.pattern)
        if pattern is None:
            pattern = self._patterns[rule.pattern] = re.compile(rule.pattern)
        match = pattern.match(view.text, at)
        if match is None:
            return []
        finder = _FINDERS.get(rule.check)
        if finder:
            return [(start, end, rule.kind) for start, end in finder(view.text, match)]
        start, end = match.span(1)
        end -= len(match[1]) - len(match[1].rstrip(".,;:!?)]}\\*|"))
        value = view.text[start:end]
        return [(start, end, rule.kind)] if _passes(rule.check, value) else []


def _passes(check: str, value: str) -> bool:
    if check == "any":
        return bool(value) and not values.placeholder(value)
    if not value or values.placeholder(value):
        return False
    if check == "word":
        return value.lower() not in values.STOP_WORDS and not (value.isdigit() and len(value) < 6)
    if check == "random":
        return values.random_like(value, 16)
    if check == "basic":
        return _is_user_and_password(value)
    if values.random_like(value, 8) or (len(value) >= 8 and values.mixed(value)):
        return True
    return values.two_classes(value) and not values.wordy(value)


def _is_user_and_password(value: str) -> bool:
    from binascii import Error, a2b_base64

    try:
        decoded = a2b_base64(value + "=" * (-len(value) % 4))
    except Error:
        return values.random_like(value, 24)
    return b":" in decoded and not decoded.strip(b"\t\n\r").translate(None, bytes(range(32, 256)))


def _cookies(text: str, header: re.Match[str]) -> list[tuple[int, int]]:
    found = []
    at = header.end()
    for _pair in range(100):
        pair = _COOKIE.match(text, at)
        if pair is None:
            break
        value = pair[2]
        if not values.placeholder(value) and (
            values.random_like(value, 16) or (_COOKIE_NAME.search(pair[1]) and values.random_like(value, 8))
        ):
            found.append(pair.span(2))
        at = pair.end()
        if not pair[3]:
            break
    return found


def _jwk(text: str, kty: re.Match[str]) -> list[tuple[int, int]]:
    start = text.rfind("{", max(0, kty.start() - 4000), kty.start())
    end = text.find("}", kty.end(), kty.end() + 8000)
    if start < 0:
        return []
    return [match.span(1) for match in _JWK_PRIVATE.finditer(text, start, end if end >= 0 else kty.end() + 8000)]


def _kube(text: str, kind: re.Match[str]) -> list[tuple[int, int]]:
    if not _KUBE_KIND.search(text, max(0, kind.start() - 16), kind.start()):
        return []
    limit = min(len(text), kind.end() + 8000)
    stop = text.find("\n---", kind.end(), limit)
    limit = stop if stop >= 0 else limit
    found: list[tuple[int, int]] = []
    data = _KUBE_DATA.search(text, max(0, kind.start() - 4000), limit)
    while data is not None:
        at = data.end()
        if data[1] == "{":
            close = text.find("}", at, limit)
            found += [entry.span(1) for entry in _KUBE_ENTRY.finditer(text, at, close if close >= 0 else limit)]
        else:
            found += _kube_lines(text, at)
        data = _KUBE_DATA.search(text, max(at, found[-1][1] if found else 0), limit)
    return sorted(found)


def _kube_lines(text: str, at: int) -> list[tuple[int, int]]:
    found = []
    while (line := _KUBE_LINE.match(text, at)) is not None:
        if not values.placeholder(line[1]):
            found.append(line.span(1))
        newline = text.find("\n", line.end())
        if newline < 0:
            break
        at = newline + 1
    return found


def _echoed(text: str, consumer: re.Match[str]) -> list[tuple[int, int]]:
    before = _ECHO.search(text, max(0, consumer.start() - 320), consumer.start())
    if before is None or values.placeholder(before[1]):
        return []
    return [before.span(1)]


_FINDERS = {"cookie": _cookies, "jwk": _jwk, "kube": _kube, "echo": _echoed}
