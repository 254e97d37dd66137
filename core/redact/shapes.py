"""Places where a secret stands without a name beside it: headers, URLs, command lines, containers."""

from __future__ import annotations

from .prefixes import fill, hexes
from .view import MARK, part_of

_V = f"[^\\s\"'`<>{MARK}\u3000-\u303f\uff00-\uffef\u4e00-\u9fff]"
_NL = r"(?:[\s+>|#→]{1,20}(?:[\w./-]{1,80}:\d{1,6}[:-])?(?:\d{1,6}[\t→|: ])?[\s+>|]{0,20})"


class Shape:
    """`pattern` is tried wherever `anchor` (lower case) stands; its groups are secret.

    check: `any`, `word` (no placeholder), `random` (must look random), `strong` (letters and digits).
    """

    __slots__ = ("anchor", "check", "kind", "part", "pattern", "sample")

    def __init__(self, kind: str, anchor: str, pattern: str, check: str, sample: str) -> None:
        self.kind = kind
        self.anchor = anchor
        self.part = part_of(anchor)
        self.pattern = pattern
        self.check = check
        self.sample = sample


_S = fill(20)
_L = fill(40)

SHAPES: tuple[Shape, ...] = (
    Shape(
        "url-password",
        "://",
        rf"://[^\s/?#:\"'`<>{MARK}]{{0,128}}:([^\s/\"'`<>{MARK}]{{1,256}})@(?=[\w.\[%$-])",
        "word",
        f"ftp://deploy:{_S}@files.acme.dev/",
    ),
    Shape(
        "url-token",
        "://",
        r"://([A-Za-z0-9_.~-]{20,256}):?(?:x-oauth-basic)?@(?=[\w.\[-])",
        "random",
        f"https://{_L}@git.acme.dev/a.git",
    ),
    Shape(
        "url-password",
        ":thin:",
        rf":thin:[\w.-]{{1,64}}/([^\s@/\"'`{MARK}]{{2,128}})@",
        "word",
        f"jdbc:oracle:thin:app/{_S}@//db:1521/x",
    ),
    Shape(
        "authorization",
        "authorization",
        r"(?<![a-z])(?i:authorization)[\"'`\])*]{0,4}\s{0,8}(?:[:=,]|=>|->|\s)\s{0,8}[brfu@$]?[\"'`“「]{0,2}"
        rf"(?:(?!(?i:aws4|digest|signature))[A-Za-z][\w-]{{1,20}}[ \t]{{1,4}}(?:[a-z]{{3,12}}=\"?)?)?({_V}{{8,4096}})",
        "strong",
        f"Authorization: Custom {_L}",
    ),
    Shape(
        "authorization",
        "bearer",
        rf"(?i:bearer)[\"'`]?[:\s]\s{{0,4}}[\"'`]?({_V}{{12,4096}})",
        "strong",
        f"send Bearer {_L} with it",
    ),
    Shape(
        "authorization",
        "basic ",
        r"(?i:basic)\s{1,4}([A-Za-z0-9+/]{8,512}={0,2})(?![\w-])",
        "basic",
        "use Basic YWRtaW46WnghN1FtMkxwOVJ0NFZi please",
    ),
    Shape(
        "basic-auth",
        "-u",
        rf"(?<![\w-])-u[ \t=]{{0,3}}[\"'`]?[\w.@+\\-]{{1,64}}:({_V}{{2,128}})",
        "word",
        f"curl -u admin:{_S} https://ci.acme.dev",
    ),
    Shape(
        "basic-auth",
        "-user",
        rf"(?<=-)-?(?:proxy-)?user[ =]{{1,3}}[\"'`]?[\w.@+\\-]{{1,64}}:({_V}{{2,128}})",
        "word",
        f"curl --user admin:{_S} https://ci.acme.dev",
    ),
    Shape(
        "basic-auth",
        "auth",
        r"(?i:auth)\w{0,16}\s{0,4}=?\s{0,4}\(?\s{0,4}\w{0,24}\(\s{0,4}[\"'][^\"'\n]{0,64}[\"'],\s{0,4}[\"']"
        rf"([^\"'\n{MARK}]{{3,128}})[\"']",
        "word",
        f'requests.get(url, auth=("bot", "{_S}"))',
    ),
    Shape(
        "basic-auth",
        "-a ",
        rf"(?<=\s)-a [\"']?[\w.-]{{1,64}}:({_V}{{4,128}})",
        "strong",
        f"http -a admin:{_S} localhost",
    ),
    Shape(
        "basic-auth",
        "smbclient",
        rf"smbclient\s[^\n|;&]{{0,200}}?\s-U\s?[\"']?[\w.\\/-]{{1,64}}%({_V}{{3,64}})",
        "word",
        f"smbclient //nas/share -U bob%{_S}",
    ),
    Shape(
        "cli-password",
        "sshpass",
        rf"(?i:sshpass)\s{{1,4}}-p[ =]{{0,3}}[\"']?({_V}{{2,128}})",
        "word",
        f"sshpass -p {_S} ssh root@10.0.0.5",
    ),
    *(
        Shape(
            "cli-password",
            client,
            rf"(?i:{client})[\w-]{{0,10}}[^\n|;&]{{0,200}}?\s-p[\"']?({_V}{{3,128}})",
            "word",
            f"{client} -u root -p{_S} main",
        )
        for client in ("mysql", "mariadb")
    ),
    Shape(
        "cli-password",
        "redis-cli",
        rf"redis-cli[^\n|;&]{{0,200}}?\s-a[ =]{{0,3}}[\"']?({_V}{{3,128}})",
        "word",
        f"redis-cli -h cache -a {_S} ping",
    ),
    Shape(
        "cli-password",
        "mongo",
        rf"mongo\w{{0,12}}[^\n|;&]{{0,200}}?\s-p[ =]{{0,3}}[\"']?({_V}{{3,128}})",
        "strong",
        f"mongodump -u app -p {_S} main",
    ),
    Shape(
        "cli-password",
        "sqlcmd",
        rf"sqlcmd[^\n|;&]{{0,200}}?\s-P[ =]{{0,3}}[\"']?({_V}{{3,128}})",
        "word",
        f"sqlcmd -S db -U sa -P {_S}",
    ),
    Shape(
        "cli-password",
        "ldap",
        rf"ldap\w{{2,10}}[^\n|;&]{{0,300}}?\s-w[ =]{{0,3}}[\"']?({_V}{{3,128}})",
        "word",
        f"ldapsearch -x -D cn=a -w {_S} -b dc=acme",
    ),
    Shape(
        "cli-password",
        " login",
        rf"(?<=\w) login[^\n|;&]{{0,200}}?\s-p[ =]{{0,3}}[\"']?({_V}{{3,512}})",
        "strong",
        f"docker login -u bot -p {_S} ghcr.io",
    ),
    Shape(
        "cli-password", "pass:", rf"(?<=[\s\"'])pass:({_V}{{3,128}})", "strong", f"openssl rsa -passin pass:{_S} -in k"
    ),
    Shape(
        "cli-password",
        "htpasswd",
        rf"htpasswd\s{{1,4}}-\w{{0,8}}b\w{{0,4}}\s{{1,4}}\S{{1,128}}\s{{1,4}}\S{{1,64}}\s{{1,4}}[\"']?({_V}{{3,128}})",
        "word",
        f"htpasswd -cb /x bob {_S}",
    ),
    Shape("cli-password", "sudo -s", r"(?<=\| )sudo -S", "echo", f"echo '{_S}' | sudo -S apt update"),
    Shape(
        "cli-password", "password-stdin", r"password-stdin", "echo", f"echo {_S} | docker login -u bot --password-stdin"
    ),
    Shape(
        "netrc",
        "login ",
        rf"(?<!\w)login {{1,4}}\S{{1,64}}{_NL}(?:account\s\S{{1,64}}{_NL})?password\s{{1,4}}({_V}{{2,256}})",
        "word",
        f"machine api.acme.dev login bot password {fill(6).lower().strip('0123456789')}",
    ),
    Shape(
        "pgpass",
        ":54",
        rf":54\d\d:(?![0-9a-fA-F]{{1,4}}:[0-9a-fA-F]{{1,4}}:)[\w*-]{{1,64}}:[\w*.-]{{1,64}}:({_V}{{2,256}})",
        "word",
        f"db.acme.dev:5432:main:app:{_S}",
    ),
    Shape(
        "sql-password",
        "identified ",
        r"(?i:identified\s{1,4}(?:with\s{1,4}[\w\"'`]{1,40}\s{1,4})?(?:by|as)(?:\s{1,4}password)?)\s{1,4}[\"'`]"
        rf"([^\"'`\n{MARK}]{{1,256}})",
        "word",
        f"CREATE USER app IDENTIFIED BY '{_S}'",
    ),
    Shape(
        "sql-password",
        "password '",
        rf"(?i:password) '([^'\n{MARK}]{{2,256}})'",
        "word",
        f"ALTER ROLE app WITH PASSWORD '{fill(5)}'",
    ),
    Shape(
        "signature",
        "sig=",
        rf"(?<=[?&;])(?i:sig)=({_V}{{16,512}})",
        "any",
        f"https://x.blob.core.windows.net/c?se=1&sig={_L}",
    ),
    Shape(
        "signature",
        "signature=",
        rf"(?<=[?&;-])(?i:signature)=({_V}{{16,1024}})",
        "any",
        f"https://b.s3.amazonaws.com/k?X-Amz-Signature={hexes(64)}",
    ),
    Shape(
        "webhook",
        "hooks.slack.com/",
        r"hooks\.slack\.com/(?:services|workflows|triggers)/([A-Za-z0-9/_-]{20,200})",
        "any",
        f"https://hooks.slack.com/services/T0000000000/B0000000000/{fill(24)}",
    ),
    Shape(
        "webhook",
        "/webhooks/",
        r"(?<=/api)/webhooks/\d{5,25}/([A-Za-z0-9_-]{20,200})",
        "any",
        f"https://discord.com/api/webhooks/72819304650/{fill(68)}",
    ),
    Shape(
        "webhook",
        "webhook.office.com/",
        r"webhook\.office\.com/(\S{40,400})(?=[\s\"'<>]|\Z)",
        "any",
        f"https://acme.webhook.office.com/webhookb2/{_L}/IncomingWebhook/{_L}",
    ),
    Shape(
        "webhook",
        "hooks.zapier.com/",
        r"hooks\.zapier\.com/hooks/catch/(\d{1,12}/[A-Za-z0-9]{5,40})",
        "any",
        "https://hooks.zapier.com/hooks/catch/123456/b7x2q9z",
    ),
    Shape(
        "webhook",
        "maker.ifttt.com/",
        r"maker\.ifttt\.com/\S{1,120}/key/([A-Za-z0-9_-]{10,100})",
        "any",
        f"https://maker.ifttt.com/trigger/x/with/key/{fill(22)}",
    ),
    Shape(
        "webhook",
        "/bot/v2/hook/",
        r"/bot/v2/hook/([A-Za-z0-9-]{16,80})",
        "any",
        f"https://open.feishu.cn/open-apis/bot/v2/hook/{hexes(36)}",
    ),
    Shape(
        "webhook",
        "webhook/send?",
        r"webhook/send\?key=([A-Za-z0-9-]{16,80})",
        "any",
        f"https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key={hexes(36)}",
    ),
    Shape(
        "webhook",
        "chat.googleapis.com/",
        rf"chat\.googleapis\.com/\S{{1,120}}?[?&]key=({_V}{{16,400}})",
        "any",
        f"https://chat.googleapis.com/v1/spaces/A/messages?key={_L}",
    ),
    Shape(
        "webhook",
        "/hooks/",
        r"(?<=\w)/hooks/([a-z0-9]{24,32})(?![\w-])",
        "random",
        f"https://chat.acme.dev/hooks/{fill(26).lower()}",
    ),
    Shape(
        "telegram-token",
        "/bot",
        r"/bot(\d{7,12}:[A-Za-z0-9_-]{20,80})",
        "any",
        f"https://api.telegram.org/bot7281930465:BB{fill(33)}/x",
    ),
    Shape(
        "wifi-password",
        "wifi:",
        rf"(?i:wifi):[^\n\"']{{0,120}}?;?P:([^\n;\"'{MARK}]{{4,64}});",
        "word",
        f"WIFI:T:WPA;S:home;P:{_S};;",
    ),
    Shape(
        "jwt-secret",
        "jwt.",
        rf"jwt\.(?:sign|verify|encode|decode)\([^\"'\n]{{1,120}},\s{{0,8}}[\"']([^\"'\n{MARK}]{{4,200}})[\"']",
        "strong",
        f'jwt.sign(payload, "{_S}")',
    ),
    Shape(
        "cli-password",
        "zip ",
        rf"zip [^\n|;&]{{0,80}}?-P ?[\"']?({_V}{{3,128}})",
        "word",
        f"zip -r -P {_S} a.zip b",
    ),
    Shape(
        "cli-password",
        "7z ",
        rf"7z [^\n|;&]{{0,120}}?\s-p({_V}{{3,128}})",
        "word",
        f"7z x a.7z -p{_S}",
    ),
    Shape(
        "cli-password",
        "net user ",
        rf"(?i:net user) [\w.\\-]{{1,64}} ([^\s/]{_V}{{3,128}})",
        "strong",
        f"net user bob {_S} /add",
    ),
    Shape(
        "cli-password",
        "assword",
        rf"assword:?[^\n\"']{{0,20}}[\"'][\s;{{}}]{{1,10}}(?:exp_)?send(?:line)?\s{{1,4}}[\"']({_V}{{3,128}})",
        "word",
        f'expect "Password:"; send "{_S}\\r"',
    ),
    Shape("cli-password", "passwd --stdin", r"(?i)passwd --stdin", "echo", f"echo {_S} | passwd --stdin root"),
    Shape("cli-password", "chpasswd", r"chpasswd", "echo", f"echo 'root:{_S}' | chpasswd"),
    Shape(
        "network-password",
        "enable ",
        rf"enable (?:secret|password)(?: level \d{{1,2}})?(?: \d{{1,2}})? ({_V}{{3,128}})",
        "strong",
        "enable secret 8fK2mQ7z",
    ),
    Shape(
        "network-password",
        "snmp-server community ",
        rf"snmp-server community ({_V}{{3,64}})",
        "strong",
        f"snmp-server community {_S} RO",
    ),
    Shape(
        "sonar-token",
        "sonar.login",
        rf"sonar\.login[=:\s\"']{{1,4}}({_V}{{16,80}})",
        "random",
        f"sonar.login={hexes(40)}",
    ),
    Shape(
        "password-hash",
        ":$",
        r":(\$(?:1|2[aby]|5|6|7|y|apr1|argon2id?)\$[A-Za-z0-9./$=,+-]{16,200})",
        "always",
        f"root:$6$Zx7Qm2Lp${fill(60)}:19000:0:99999:7:::",
    ),
    Shape(
        "credential",
        "user",
        rf"(?i:user(?:name)?)(?:/|\s?(?:and|&|,)\s?)(?i:pass(?:word)?)(?:\s(?:is|are|=)|[:=])\s{{0,4}}[\w.@-]{{1,40}}\s?[/:,]\s?({_V}{{4,128}})",
        "strong",
        f"user/pass: admin / {_S}",
    ),
    Shape(
        "credential",
        "login",
        rf"(?i:logins?)(?:\s(?:is|are|=|with)|[:=])\s{{0,4}}[\w.@-]{{1,40}}\s?[/:]\s?({_V}{{4,128}})",
        "strong",
        f"login: admin / {_S}",
    ),
    Shape(
        "credential",
        "cred",
        rf"(?i:cred(?:ential)?s?)(?:\s(?:is|are|=)|[:=])\s{{0,4}}[\w.@-]{{1,40}}\s?[/:]\s?({_V}{{4,128}})",
        "strong",
        f"creds: admin / {_S}",
    ),
    Shape("jwk", '"kty"', r"\"kty\"", "jwk", f'{{"kty":"OKP","crv":"Ed25519","d":"{fill(43)}"}}'),
    Shape(
        "kubernetes-secret",
        "secret",
        r"(?i)secret",
        "kube",
        "kind: Secret\nmetadata:\n  name: db\ndata:\n  dsn: cG9zdGdyZXM6Ly9hcHA6WnghN1FtMg==\n",
    ),
    Shape(
        "cookie",
        "cookie",
        r"(?i)(?:set-)?cookies?[\"'`]?\s{0,4}[:=]\s{0,4}[\"'`]?(?=[^\s;=]{1,80}=)",
        "cookie",
        f"Cookie: theme=dark; visitor={_L}",
    ),
    Shape("cookie", " -b ", r" -b [\"']?(?=[^\s;=]{1,80}=)", "cookie", f"curl -b 'visitor={_L}' https://x"),
)
