"""The names under which people keep secrets, in the languages in which they do (as of 2026-10).

A stem stands anywhere in an identifier (`db_password_prod`, `githubToken`); `grade` says how much the
value must look like a secret: `password` little, `secret` more, `key` only with a qualifier beside it.
"""

from __future__ import annotations

from .view import part_of


class Label:
    """One stem. `whole`: it must be an identifier's own word, not part of a longer one."""

    __slots__ = ("grade", "kind", "part", "sample", "stem", "whole")

    def __init__(self, kind: str, stem: str, grade: str, sample: str, whole: bool = False) -> None:
        self.kind = kind
        self.stem = stem
        self.part = part_of(stem)
        self.grade = grade
        self.sample = sample
        self.whole = whole


_PW = "Vb8#Nc3Wk6Yd"
_SECRET = "Zx7Qm2Lp9Rt4Vb8Nc3Wk6Yd1Hf5Js0Ge"

# kind, grade, stems in lower case; `=` before a stem: a whole word only
_WORDS = """
password password: password passwd passwort passphrase passcode =pass passord =pwd =pw =psw
password password: =passe kennwort wachtwoord contrasena contrase =senha =heslo =haslo =parola =sifre losenord salasana
password password: adgangskode losen =sandi =clave =zugangscode =jelszo =lozinka geheimwort passkey =psk
secret secret: secret =geheimnis =secreto =segredo =salt
token secret: token jwt =jeton
api-key secret: apikey api_key api-key appkey app_key app-key authkey
token weak: _pat
credential secret: credential =cred =auth accountkey sharedaccesskey
session secret: phpsessid connect.sid csrf xsrf
key key: key
key secret: schluessel
otp secret: totp =otp =2fa mfa_seed backup_code recovery_code
seed-phrase phrase: mnemonic seedphrase =phrase =seed
"""

# Not in ASCII: matched as they stand, followed by a little glue and the value.
_FOREIGN = """
password password: 密碼 密码 口令 通行碼 通行码 パスワード 暗証番号 パスフレーズ 비밀번호 비번 패스워드 암호
password password: пароль contraseña lösenord
password password: hasło şifre parolă κωδικός סיסמה رمز mật_khẩu รหัสผ่าน गुप्तशब्द salasõna гасло
secret secret: 密鑰 密钥 金鑰 金钥 秘鑰 秘钥 秘密鍵 秘密键 私鑰 私钥 シークレット 키값 비밀키 시크릿
secret secret: секрет ключ schlüssel clé σύνθημα
token secret: 權杖 权杖 令牌 トークン 토큰 токен
api-key secret: キー 키 憑證 凭证 授權碼 授权码 認証情報
seed-phrase phrase: 助記詞 助记词 ニーモニック
"""


def _parse(table: str) -> tuple[Label, ...]:
    labels = []
    for line in table.strip().splitlines():
        head, stems = line.split(": ", 1)
        kind, grade = head.split()
        value = {
            "password": _PW,
            "phrase": "abandon ability able about above absent absorb abstract absurd abuse access acid",
        }
        for written in stems.split():
            stem = written.lstrip("=").replace("mật_khẩu", "mật khẩu")
            name = "private_key" if stem == "key" else stem
            labels.append(Label(kind, stem, grade, f"{name}: {value.get(grade, _SECRET)}", written[0] == "="))
    return tuple(labels)


LABELS: tuple[Label, ...] = _parse(_WORDS)
FOREIGN: tuple[Label, ...] = _parse(_FOREIGN)

KEY_QUALIFIERS = frozenset(
    """api access secret private priv encrypt encryption decrypt decryption sign signing auth account master service
    admin app application client consumer shared storage deploy deployment license licence server integration bot
    webhook hmac jwt session cookie symmetric aes des rsa ssh gpg pgp tls ssl data kek dek root crypt cipher vault
    personal subscription developer dev prod production staging live write read ingest ingestion function functions
    host wallet eth signer deployer validator node wireguard wg preshared psk instrumentation search maps project sas
    otp totp security secure seed hd customer merchant partner publishable restricted registration activation product
    recovery unlock device pairing provisioning enrollment instance cluster fernet nacl ed25519 x25519 ecdsa ec
    stripe openai anthropic gemini google azure aws gcp github gitlab slack twilio sendgrid mailgun datadog dd
    newrelic sentry algolia cohere mistral groq openrouter deepseek huggingface hf replicate pinecone elevenlabs
    heroku vercel netlify cloudflare cf digitalocean linode fastly alibaba aliyun tencent qcloud baidu oss cos
    notion linear airtable figma asana jira trello shopify square paypal plaid braintree adyen razorpay mapbox
    weather openweather newsapi rapidapi serpapi tavily exa brave bing postmark mailchimp pusher ably segment
    mixpanel amplitude posthog launchdarkly zendesk intercom hubspot salesforce okta auth0 supabase firebase mongodb
    redis elastic elasticsearch kafka rabbitmq snowflake databricks npm pypi docker circleci travis codecov sonar
    django flask rails laravel nextauth rapid riot steam twitch youtube spotify discord telegram""".split()
)

# Words written together with `pass`, `pwd` and the like: `dbpass`, `requirepass`, `sqlpwd`.
COMPOUNDS = tuple(
    """db user usr root admin my ftp sftp ssh require mail smtp imap sql mysql pg login http proxy redis mongo ldap app
    api key store wifi sudo become vault host default new old test master su svc service rdp vnc win domain
    encrypted""".split()
)

# Words in a label after which the value is no secret: what is known *about* it.
NOT_SECRET = frozenset(
    """name names id ids path paths file files filename dir url uri urls link type types typ len length count counts
    field fields header headers error errors message messages msg expires expired expiry expire expiration expiring
    ttl timeout limit limits max maximum min minimum size index regex pattern policy reset label placeholder hint
    prompt required require valid validator validation validate validity invalid rules rule strength budget usage
    used izer ize izers ized ization class kind provider manager store service template prefix suffix format
    algorithm alg version endpoint param params parameter parameters column columns attr attribute attributes enabled
    rotation scope scopes issuer audience location function func handler callback encoder at on by hash hashed
    digest fingerprint arn ref refs status state mode env variable var method methods lifetime age days duration
    per second seconds rate cost price usd window total used left remaining input output cache cached position
    spacing bits number num seq sequence order char chars character characters context source button form page
    screen dialog view component module test tests case cases spec protected words word board stroke frame point
    press code up down pair pairs ring rings note event events binding bindings map maps logged list lists
    exists exist changed change updated created deleted removed verified verify check checks checker generator
    generated generate encryption strategy option options setting settings info details detail metadata meta""".split()
)
KEY_NOT_SECRET = frozenset(
    """public pub primary foreign sort partition cache hash index row object s3 idempotency dedupe dedup lookup group
    join unique composite map dict json i18n translation hot shortcut arrow query config sorted routing ordering
    blob item record entity natural surrogate candidate super parent child react list data_key state storage_key
    locale message msg event trace metric tag label widget build artifact entry header column param field""".split()
)
KNOWN_TAILS = frozenset(
    """s value values val string str text plain plaintext raw data base64 b64 hex encoded enc encrypted prod
    production dev development staging stage testing live sandbox local default current new old prev previous primary
    secondary main backup admin root user db database base key keys secret token password pass pw pwd master
    readonly rw ro a b c d one two three internal external shared personal private access refresh api app client
    server service seed salt cookie auth legacy temp tmp my our the prod1 hash""".split()
) - {"hash"}
