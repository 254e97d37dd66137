"""A corpus of our own: other shapes, names and surroundings than the shared generator has, all values random."""

from __future__ import annotations

import base64
import importlib.util
import json
import random
import string
import urllib.parse
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

ALNUM = string.ascii_letters + string.digits
URL_SAFE = ALNUM + "-_"
HEX = "0123456789abcdef"
WINDOW = 8


class Case(NamedTuple):
    """A text with one secret in it; `payload` is what must not be seen."""

    group: str
    name: str
    text: str
    payload: str


def leaks(payload: str, text: str) -> bool:
    """Whether any eight characters in a row of the payload stand in the text."""
    if len(payload) <= WINDOW:
        return payload in text
    return any(payload[at : at + WINDOW] in text for at in range(len(payload) - WINDOW + 1))


class Values:
    """Random values from one seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def take(self, alphabet: str, length: int) -> str:
        inner = "".join(self.random.choice(alphabet) for _ in range(length - 2))
        return self.random.choice(ALNUM) + inner + self.random.choice(ALNUM)

    def token(self, length: int = 36) -> str:
        return self.take(ALNUM, length)

    def password(self) -> str:
        word = self.random.choice(["winter", "Falcon", "bridge", "Copper", "mango", "Violet"])
        return word + self.random.choice("!@#*+-?") + self.take(string.digits, 3) + self.random.choice("XyZq")

    def base64(self, size: int) -> str:
        return base64.b64encode(self.random.randbytes(size)).decode()


PREFIXED: dict[str, Callable[[Values], str]] = {
    "github-user-to-server": lambda v: "ghu_" + v.token(),
    "gitlab-trigger": lambda v: "glptt-" + v.take(HEX, 40),
    "stripe-test": lambda v: "sk_test_" + v.token(60),
    "openai-service": lambda v: "sk-svcacct-" + v.take(URL_SAFE, 90),
    "slack-config": lambda v: "xoxe.xoxp-1-" + v.token(140),
    "slack-legacy": lambda v: "xoxr-" + v.token(60),
    "npm": lambda v: "npm_" + v.token(36),
    "brevo": lambda v: "xkeysib-" + v.take(HEX, 64) + "-" + v.token(16),
    "shopify-app": lambda v: "shpss_" + v.take(HEX, 32),
    "sentry-org": lambda v: "sntrys_" + v.token(120),
    "docker-org": lambda v: "dckr_oat_" + v.take(URL_SAFE, 32),
    "circleci": lambda v: "CCIPAT_" + v.token(22) + "_" + v.take(HEX, 40),
    "google-refresh": lambda v: "1//0" + v.take(URL_SAFE, 90),
    "vault-batch": lambda v: "hvb." + v.take(URL_SAFE, 140),
    "hubspot": lambda v: "pat-eu1-" + "-".join(v.take(HEX, n) for n in (8, 4, 4, 4, 12)),
    "resend": lambda v: "re_" + v.token(8) + "_" + v.token(24),
    "heroku": lambda v: "HRKU-" + v.take(URL_SAFE, 60),
    "jwt": lambda v: ".".join(["eyJhbGciOiJSUzI1NiJ9", "eyJ" + v.take(URL_SAFE, 90), v.take(URL_SAFE, 86)]),
    "openssh-der": lambda v: "b3BlbnNzaC1rZXktdjEA" + v.base64(90),
    "razorpay": lambda v: "rzp_live_" + v.token(24),
    "dynatrace": lambda v: (
        "dt0c01." + v.take(string.ascii_uppercase + string.digits, 24) + "." + v.take("ABCDEFGH234567", 64)
    ),
}

NAMES = (
    "payments_api_key", "JWT_SECRET", "redisPassword", "spring.datasource.password", "SLACK_SIGNING_SECRET",
    "smtp-password",
    "NEXTAUTH_SECRET", "adminPasswd", "x-auth-token", "ROOT_PWD", "clientSecret", "githubAccessToken", "DB_PASS",
    "encryptionKey", "ansible_become_pass", "API_TOKEN_STAGING", "ftp_passphrase",
)  # fmt: skip

ASSIGNMENTS: dict[str, Callable[[str, str], str]] = {
    "ini": lambda n, v: f"[main]\n{n} = {v}\nport = 1\n",
    "go": lambda n, v: f'var {n.replace("-", "_").replace(".", "_")} string = "{v}"',
    "typescript": lambda n, v: f"const c: Config = {{ {n!r}: '{v}' }};",
    "annotated": lambda n, v: f'{n.replace("-", "_").replace(".", "_")}: str = "{v}"',
    "ruby": lambda n, v: f'config[:"{n}"] = "{v}"',
    "php": lambda n, v: f"'{n}' => '{v}',",
    "environ": lambda n, v: f'os.environ["{n}"] = "{v}"',
    "setdefault": lambda n, v: f'settings.set("{n}", "{v}")',
    "kubernetes-env": lambda n, v: f"env:\n  - name: {n}\n    value: {v}\n",
    "task-definition": lambda n, v: json.dumps({"environment": [{"name": n, "value": v}]}),
    "dotnet": lambda n, v: f'<add key="{n}" value="{v}" />',
    "spring-bean": lambda n, v: f'<property name="{n}" value="{v}"/>',
    "android": lambda n, v: f'<string name="{n}">{v}</string>',
    "plist": lambda n, v: f"<key>{n}</key>\n<string>{v}</string>",
    "terraform": lambda n, v: f'variable "{n}" {{\n  type    = string\n  default = "{v}"\n}}',
    "compose": lambda n, v: f"environment:\n  - {n}={v}\n",
    "helm": lambda n, v: f"helm install app --set {n}={v} --wait",
    "fish": lambda n, v: f"set -x {n} {v}",
    "powershell": lambda n, v: f"$Env:{n}='{v}'",
    "cmd": lambda n, v: f"set {n}={v}\r\n",
    "pretty-json": lambda n, v: json.dumps({"a": {n: v}}, indent=4),
    "unicode-json": lambda n, v: json.dumps({"備註": f"{n}={v}"}),
    "html": lambda n, v: f'<input type="hidden" name="{n}" value="{v}">',
    "html-escaped": lambda n, v: f"&quot;{n}&quot;: &quot;{v}&quot;",
    "url-coded": lambda n, v: urllib.parse.quote(f'{{"{n}":"{v}"}}', safe=""),
    "query": lambda n, v: f"https://api.acme.dev/x?a=1&{n}={urllib.parse.quote(v, safe='')}&b=2",
    "header": lambda n, v: f"> {n}: {v}\r\n",
    "box-table": lambda n, v: f"│ {n} │ {v} │",
    "ansi-json": lambda n, v: f'\x1b[34m"{n}"\x1b[39m: \x1b[32m"{v}"\x1b[39m',
    "escaped-ansi": lambda n, v: json.dumps({"out": f"\x1b[1m{n}\x1b[0m=\x1b[31m{v}\x1b[0m"}),
    "zero-width": lambda n, v: f"{n}=\u200b{v}",
    "full-width": lambda n, v: f"{n}＝{v}",
    "comment": lambda n, v: f"# old {n}: {v}",
    "sed-gutter": lambda n, v: f"12-foo\n13:{n}={v}\n14-bar",
    "csharp": lambda n, v: f'private readonly string {n.replace("-", "_").replace(".", "_")} = @"{v}";',
    "rust": lambda n, v: f'let {n.replace("-", "_").replace(".", "_")}: &str = "{v}";',
    "arrow": lambda n, v: f"{n} -> {v}",
    "double-escaped": lambda n, v: json.dumps(json.dumps(json.dumps(f'{n}="{v}"'))),
    "chinese": lambda n, v: f"把 {n} 改为 {v}，然后重新部署",
    "japanese": lambda n, v: f"{n}を「{v}」に設定してください",
    "korean": lambda n, v: f"{n}는 {v} 입니다",
    "prose": lambda n, v: f"The {n} is `{v}`, keep it safe.",
    "set-to": lambda n, v: f"I set {n} to '{v}' on staging.",
}  # fmt: skip

STRUCTURED: dict[str, Callable[[Values], tuple[str, str]]] = {}


def structured(make: Callable[[Values], tuple[str, str]]) -> Callable[[Values], tuple[str, str]]:
    STRUCTURED[make.__name__] = make
    return make


def template(name: str, text: str, value: Callable[[Values], str]) -> None:
    """A structured case: `text` with `@@` where the secret stands."""

    def make(values: Values) -> tuple[str, str]:
        payload = value(values)
        return text.replace("@@", payload), payload

    STRUCTURED[name] = make


def _short(values: Values) -> str:
    return values.token(14)


for _name, _text in {
    "postgres-url": "DATABASE_URL=postgresql://svc:@@@10.0.0.3:5432/app?sslmode=require",
    "sqlalchemy": 'create_engine("mysql+pymysql://root:@@@db/shop")',
    "clickhouse": "clickhouse://default:@@@ch.acme.dev:9000/x",
    "smtp": "smtps://mailer%40acme.dev:@@@smtp.acme.dev:465",
    "proxy": "export https_proxy=http://user1:@@@proxy.acme.dev:3128",
    "dsn": "host=db.acme.dev user=app password=@@ dbname=main",
    "mssql": "Data Source=sql1;Initial Catalog=main;User Id=sa;Pwd=@@;",
    "jdbc-sqlserver": "jdbc:sqlserver://sql1:1433;databaseName=m;user=sa;password=@@;encrypt=true",
    "oracle": "jdbc:oracle:thin:scott/@@@//db.acme.dev:1521/orcl",
    "wget": "wget --user=bot --password=@@ https://files.acme.dev/a",
    "curl-quoted": "curl --user 'bot:@@' https://ci.acme.dev/",
    "httpie": "http -a bot:@@ GET ci.acme.dev/api",
    "mysql-long": "mysqldump --user=root --password='@@' main > dump.sql",
    "redis-cli": "redis-cli -h cache -p 6379 -a @@ ping",
    "docker-login": "docker login -u bot -p @@ registry.acme.dev",
    "stdin-login": "echo '@@' | docker login -u bot --password-stdin registry.acme.dev",
    "sudo": "echo @@ | sudo -S systemctl restart nginx",
    "ansible": "web1 ansible_host=10.0.0.4 ansible_user=root ansible_ssh_pass=@@",
    "mysql-cnf": "[client]\nuser=root\npassword=@@\n",
    "netrc-line": "machine git.acme.dev login bot password @@",
    "pgpass": "db.acme.dev:5432:main:app:@@",
    "redis-conf": "requirepass @@",
    "sql-create": "CREATE LOGIN app WITH PASSWORD = '@@', CHECK_POLICY = OFF;",
    "sql-grant": "GRANT ALL ON *.* TO 'app'@'%' IDENTIFIED BY '@@';",
    "requests": 'requests.get(url, auth=("bot", "@@"), timeout=3)',
    "setter": 'dataSource.setPassword("@@");',
    "builder": '.withPassword("@@")',
    "wifi": "WIFI:T:WPA;S:office;P:@@;;",
    "wpa": 'network={\n  ssid="office"\n  psk="@@"\n}',
    "xml": '<password encrypted="false">@@</password>',
    "cookie": "Cookie: lang=en; PHPSESSID=@@aB3; theme=dark",
    "curl-cookie": "curl -b 'session_id=@@aB3' https://x.acme.dev",
    "maven": "<server><id>nexus</id><username>ci</username><password>@@</password></server>",
    "pypirc": "[pypi]\nusername = bob\npassword = @@\n",
    "spanish": "la contraseña de la base de datos es @@ por ahora",
    "german": "Das Passwort lautet @@ und gilt bis morgen",
    "french": "le mot de passe est @@ pour le moment",
    "russian": "пароль от базы: @@",
    "portuguese": "senha: @@",
    "turkish": "şifre: @@",
    "korean": "데이터베이스 비밀번호는 @@ 입니다",
    "chinese-quote": "密碼已經改成「@@」了",
    "chinese-no-space": "数据库密码是@@请勿外传",
    "japanese": "DBのパスワードを@@に変更しました",
    "english-now": "The password for the staging database is now @@.",
    "english-use": "log in as admin with password @@ please",
    "creds": "creds: admin / @@",
    "list": '{"passwords": ["@@", "x"]}',
}.items():
    template(_name, _text, _short)

for _name, _text in {
    "bearer-header": "authorization: Bearer @@",
    "bearer-python": 'headers = {"Authorization": "Bearer @@"}',
    "api-key-header": "curl -H 'X-API-KEY: @@' https://x",
    "apikey-scheme": "Authorization: ApiKey @@",
    "npmrc": "//npm.acme.dev/:_authToken=@@",
    "kubeconfig": "users:\n- user:\n    token: @@\n",
    "sas": "https://acme.blob.core.windows.net/c?sv=2024&sig=@@%3D",
    "gcs-signed": "https://storage.googleapis.com/b/o?X-Goog-Expires=900&X-Goog-Signature=@@",
    "teams-hook": "https://acme.webhook.office.com/webhookb2/@@/IncomingWebhook/x/y",
    "discord-hook": "https://discordapp.com/api/webhooks/123456789012345678/@@",
    "slack-hook": "https://hooks.slack.com/services/T01ABCDEF/B01ABCDEF/@@",
    "feishu-hook": "https://open.feishu.cn/open-apis/bot/v2/hook/@@",
    "service-bus": "Endpoint=sb://a.servicebus.windows.net/;SharedAccessKeyName=r;SharedAccessKey=@@=",
    "storage": "AccountName=acme;AccountKey=@@==;EndpointSuffix=core.windows.net",
    "git-remote": "https://oauth2:@@@gitlab.acme.dev/a/b.git",
    "token-url": "git clone https://@@@github.com/acme/app.git",
    "jwk": '{"kty":"oct","k":"@@"}',
    "jwk-rsa": '{"kty": "RSA", "n": "abc", "e": "AQAB", "d": "@@"}',
    "vault-cli": "vault login token=@@",
    "ecs-secret": '{"SecretString": "{\\"api_token\\":\\"@@\\"}"}',
    "terraform-var": 'terraform apply -var="api_token=@@"',
    "aws-config": "aws configure set aws_secret_access_key @@",
    "chinese-key": "金鑰如下：@@，請保管好",
    "japanese-token": "アクセストークンは「@@」です",
}.items():
    template(_name, _text, lambda values: values.token(40))


@structured
def docker_config(values: Values) -> tuple[str, str]:
    secret = base64.b64encode(f"bot:{values.token(22)}".encode()).decode()
    return json.dumps({"auths": {"registry.acme.dev": {"auth": secret}}}, indent=2), secret


@structured
def basic_header(values: Values) -> tuple[str, str]:
    secret = base64.b64encode(f"bot:{values.token(22)}".encode()).decode()
    return f'req.Header.Set("Authorization", "Basic {secret}")', secret


@structured
def kubernetes_secret(values: Values) -> tuple[str, str]:
    secret = values.base64(30)
    return f"kind: Secret\napiVersion: v1\nmetadata:\n  name: x\ndata:\n  config.json: {secret}\n", secret


@structured
def mnemonic(values: Values) -> tuple[str, str]:
    words = "abandon ability able about above absent absorb abstract absurd abuse access acid".split()
    values.random.shuffle(words)
    return f"seed phrase: {' '.join(words)}", " ".join(words)


@structured
def numeric_password(values: Values) -> tuple[str, str]:
    secret = str(values.random.randrange(10**9, 10**10))
    return f'{{"user": "bob", "password": {secret}, "n": 1}}', secret


def _pem(values: Values, label: str, lines: int) -> tuple[str, str]:
    body = "\n".join(values.base64(48) for _ in range(lines))
    return f"-----BEGIN {label}-----\n{body}\n-----END {label}-----", body


PEM_CONTEXTS: dict[str, Callable[[str], str]] = {
    "plain": lambda t: t,
    "env": lambda t: 'KEY="' + t.replace("\n", "\\n") + '"',
    "yaml-block": lambda t: "key: |\n" + "".join(f"    {line}\n" for line in t.split("\n")),
    "json-twice": lambda t: json.dumps(json.dumps({"k": t})),
    "python-concat": lambda t: "\n".join(f'    "{line}\\n"' for line in t.split("\n")),
    "javascript-concat": lambda t: " +\n".join(f'  "{line}\\n"' for line in t.split("\n")),
    "box-gutter": lambda t: "\n".join(f"{n:4} │ {line}" for n, line in enumerate(t.split("\n"), 1)),
    "grep": lambda t: "\n".join(f"./id_rsa:{n}:{line}" for n, line in enumerate(t.split("\n"), 1)),
    "crlf-quote": lambda t: "\r\n".join(f"> {line}" for line in t.split("\n")),
    "no-end": lambda t: t.rsplit("\n", 1)[0] + "\n\nand then I stopped reading.",
    "no-begin": lambda t: "...\n" + t.split("\n", 1)[1],
    "one-line": lambda t: t.replace("\n", " "),
    "list": lambda t: json.dumps(t.split("\n")),
}


BLOCKS: dict[str, Callable[[str], str]] = {
    "raw": str,
    "json": lambda t: json.dumps({"content": f"ok\n{t}\nend"}),
    "fence": lambda t: f"```\n{t}\n```",
    "zh": lambda t: f"內容是：\n{t}\n完畢。",
}


def other_corpus(seed: int) -> Iterator[Case]:
    """Every kind in every surrounding, from one seed."""
    values = Values(seed)
    for name, prefixed in PREFIXED.items():
        for context, write in ASSIGNMENTS.items():
            secret = prefixed(values)
            yield Case("prefix", f"{name}/{context}", write(values.random.choice(NAMES), secret), secret)
        secret = prefixed(values)
        yield Case("prefix", f"{name}/bare", f"看到{secret}了嗎", secret)
    for label in NAMES:
        for context, write in ASSIGNMENTS.items():
            is_password = "pass" in label.lower() or "pwd" in label.lower()
            secret = values.password() if is_password else values.token(32)
            yield Case("labelled", f"{label}/{context}", write(label, secret), secret)
    for name, shape in STRUCTURED.items():
        text, secret = shape(values)
        for context, wrap in BLOCKS.items():
            yield Case("structured", f"{name}/{context}", wrap(text), secret)
    for label in ("PRIVATE KEY", "OPENSSH PRIVATE KEY", "EC PRIVATE KEY", "PGP PRIVATE KEY BLOCK"):
        for context, wrap in PEM_CONTEXTS.items():
            text, body = _pem(values, label, 3 if label.startswith("EC") else 9)
            for line in body.split("\n"):
                yield Case("pem", f"{label}/{context}", wrap(text), line.rstrip("="))


@pytest.fixture(scope="session")
def given_generator(shared_dir: Path) -> ModuleType:
    """The shared generator of masking cases."""
    path = shared_dir / "redaction" / "gen_secrets.py"
    if not path.is_file():
        pytest.skip("no shared generator of masking cases")
    spec = importlib.util.spec_from_file_location("gen_secrets", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session", params=[11, 12])
def other_cases(request: pytest.FixtureRequest) -> list[Case]:
    return list(other_corpus(int(request.param)))
