"""Keys that say what they are: the vendor's literal prefix and the shape of what follows it (as of 2026-10).

A body names its least length only; the engine eats on to the end of the token, so that no tail is left
when a vendor's keys grow longer. `fill(n)` makes the samples, so that nothing here looks like a real key.
"""

from __future__ import annotations

_ALPHABET = "Zx7Qm2Lp9Rt4Vb8Nc3Wk6Yd1Hf5Js0GeuTaXoKi"
_CAPITALS = "Q7ZX2MLP4RTV6BNC3WKYD5H"
_HEX_DIGITS = "7f3a9c1e5b8d0246"


def fill(length: int, alphabet: str = _ALPHABET) -> str:
    """`length` characters that look drawn from a hat and are no one's key."""
    return "".join(alphabet[(index * 7 + index // len(alphabet) * 3) % len(alphabet)] for index in range(length))


def hexes(length: int) -> str:
    return fill(length, _HEX_DIGITS)


class Prefix:
    """A key known by its first characters. `strict`: no `-`, `_`, `.` or `/` may stand before it either."""

    __slots__ = ("body", "kind", "literal", "sample", "strict")

    def __init__(self, kind: str, literal: str, body: str, sample: str, strict: bool = False) -> None:
        self.kind = kind
        self.literal = literal
        self.body = body
        self.sample = literal + sample
        self.strict = strict


def _plain(least: int, alphabet: str = "[A-Za-z0-9_-]") -> str:
    return f"{alphabet}{{{least},}}"


_HEX = "[0-9a-fA-F]"
_ALNUM = "[A-Za-z0-9]"
_B64 = "[A-Za-z0-9+/=_-]"
_DOTTED = r"[A-Za-z0-9_-][A-Za-z0-9_.=-]"
_UUID = r"[0-9a-fA-F]{8}-[0-9a-fA-F-]{20,}"
_SAMPLE_UUID = "7f3a9c1e-5b8d-4246-9e1b-3c5d7f90a2b4"

# kind: prefixes followed by at least 20 of [A-Za-z0-9_-]
_COMMON = """
anthropic-key: sk-ant-
openai-key: sk- sess-
openrouter-key: sk-or-
langfuse-key: sk-lf- pk-lf-
helicone-key: sk-helicone-
stripe-key: sk_live_ sk_test_ rk_live_ rk_test_ pk_live_ pk_test_ whsec_ sk_org_
groq-key: gsk_
xai-key: xai-
perplexity-key: pplx-
replicate-token: r8_
huggingface-token: hf_ api_org_
nvidia-key: nvapi-
cerebras-key: csk-
langsmith-key: lsv2_ ls__
tavily-key: tvly-
pinecone-key: pcsk_
fireworks-key: fw_
together-key: tgp_v1_
jina-key: jina_
voyage-key: pa-
runpod-key: rpa_
e2b-key: e2b_
wandb-key: wandb_v1_
context7-key: ctx7sk-
cursor-key: crsr_
elevenlabs-key: sk_
github-token: ghp_ gho_ ghu_ ghs_ ghr_ github_pat_
gitlab-token: gldt- glrt- glcbt- glptt- glft- glimt- glagent- gloas- glsoat- glffct- glrtr- GR1348941
bitbucket-token: ATBB ATCTT3xFfG
google-key: AIza
google-secret: GOCSPX-
azure-key: AZDO
slack-token: xoxb- xoxp- xoxa- xoxr- xoxs- xoxc- xoxd- xoxo- xapp- xwfp-
brevo-key: xkeysib- xsmtpsib-
mailgun-key: pubkey-
npm-token: npm_
pypi-token: pypi-
rubygems-key: rubygems_
docker-token: dckr_pat_ dckr_oat_ SWMTKN-1-
nuget-key: oy2
jfrog-token: AKCp cmVmdGtu
clojars-token: CLOJARS_
digitalocean-token: dop_v1_ doo_v1_ dor_v1_
shopify-token: shpat_ shpca_ shppa_ shpss_ shpua_ shptka_
square-token: sq0atp- sq0csp- EAAAE EAAAl
plaid-token: access-sandbox- access-production- access-development-
razorpay-key: rzp_live_ rzp_test_
flutterwave-key: FLWSECK- FLWSECK_TEST-
mercadopago-token: APP_USR-
xendit-key: xnd_
midtrans-key: Mid-server- SB-Mid-server-
easypost-key: EZAK EZTK
shippo-key: shippo_live_ shippo_test_
duffel-token: duffel_live_ duffel_test_
paddle-key: pdl_live_ pdl_sdbx_
polar-token: polar_oat_ polar_pat_
newrelic-key: NRAK- NRAA- NRII- NRJS- NRRA-
grafana-token: glsa_ glc_
sentry-token: sntrys_ sntryu_
honeycomb-key: hcaik_ hcxik_ hcbik_ hcalk_
posthog-key: phx_ phs_
segment-token: sgp_
sonar-token: sqp_ sqa_ squ_
circleci-token: CCIPAT_ CCIPRJ_
buildkite-token: bkua_ bkct_ bkaj_
onepassword-token: ops_
tailscale-key: tskey-
cloudflare-key: v1.0- cfut_ cfat_
fly-token: fm1r_ fo1_
netlify-token: nfp_ nfc_ nfo_
vercel-token: vercel_blob_rw_ vcp_ vck_ vci_ vca_ vcr_
render-key: rnd_
heroku-key: HRKU-
supabase-key: sbp_ sb_secret_
neon-key: napi_
planetscale-token: pscale_tkn_ pscale_pw_ pscale_oauth_
mongodb-secret: mdb_sa_sk_
xata-key: xau_
cockroach-key: CCDB1_
databricks-token: dkea dose
dbt-token: dbtc_ dbtu_ dbts_
contentful-token: CFPAT-
figma-token: figd_ figo_ figor_ figoh_ figu_
linear-key: lin_api_ lin_oauth_ lin_wh_
notion-token: ntn_ secret_
trello-token: ATTA
typeform-token: tfp_
hubspot-token: pat-na1- pat-na2- pat-eu1- pat-ap1-
facebook-token: EAAG EAAB EAAJ EAAC EAAD EAAM
instagram-token: IGQV IGQW
twitter-token: AAAAAAAAAAAAAAAAAAAAA
alibaba-key: LTAI
tencent-key: AKID
yandex-token: AQVN y0_ y1_ y2_ y3_
vk-token: vk1.a.
postman-key: PMAK- PMAT-
readme-key: rdme_
stytch-key: secret-live- secret-test-
svix-key: testsk_
pubnub-key: sec-c-
onesignal-key: os_v2_
adafruit-key: aio_
samsara-token: samsara_api_
frameio-token: fio-u-
sourcegraph-token: slk_ sgp_local_
nostr-key: nsec1
wallet-key: xprv yprv zprv tprv
age-key: AGE-SECRET-KEY-
pulumi-token: pul-
infracost-key: ico-
scaleway-key: SCW
prefect-key: pnu_ pnb_
telnyx-key: KEY01
mapbox-token: sk.eyJ
k3s-token: K10
nats-seed: SUA SAA SOA SXA
zapier-key: sk-ak-
unkey-key: unkey_
inngest-key: signkey-prod- signkey-test- signkey-branch-
trigger-key: tr_dev_ tr_prod_ tr_stg_ tr_pat_
apify-token: apify_api_
octopus-key: API-
logfire-token: pylf_v1_
"""
_STRICT = frozenset(
    "pa- sk_ fw_ SCW K10 SUA SAA SOA SXA  oy2 dose dkea EAAG EAAB EAAJ EAAC EAAD EAAM"
    " ATTA ATBB AKID AKCp EZAK EZTK AQVN AZDO SK secret_ API- ico- xprv yprv zprv tprv".split()
)

_SPECIAL = (
    Prefix("slack-token", "xoxe.", r"xox[bp]-[A-Za-z0-9-]{20,}", "xoxb-1-" + fill(30)),
    Prefix("gitlab-token", "glpat-", _DOTTED + "{19,}", fill(27) + ".01.0w1x2y3z4"),
    Prefix("aws-key-id", "AKIA", "[A-Z0-9]{12,}", fill(16, _CAPITALS)),
    Prefix("aws-key-id", "ASIA", "[A-Z0-9]{12,}", fill(16, _CAPITALS)),
    Prefix("aws-key-id", "ABIA", "[A-Z0-9]{12,}", fill(16, _CAPITALS)),
    Prefix("aws-key-id", "ACCA", "[A-Z0-9]{12,}", fill(16, _CAPITALS)),
    Prefix("aws-session-token", "IQoJb3JpZ2lu", _plain(40, _B64), fill(60), True),
    Prefix("aws-session-token", "FwoGZXIvYXdz", _plain(40, _B64), fill(60), True),
    Prefix("aws-session-token", "FQoGZXIvYXdz", _plain(40, _B64), fill(60), True),
    Prefix("aws-bedrock-key", "ABSK", _plain(40, _B64), fill(60), True),
    Prefix("google-token", "ya29.", _plain(20, r"[A-Za-z0-9_.-]"), fill(60)),
    Prefix("sendgrid-key", "SG.", r"[A-Za-z0-9_-]{12,}\.[A-Za-z0-9_-]{16,}", fill(22) + "." + fill(43), True),
    Prefix("mailgun-key", "key-", _plain(32, _HEX), hexes(32), True),
    Prefix("mailersend-key", "mlsn.", _plain(32, _HEX), hexes(64)),
    Prefix("twilio-key", "SK", _plain(32, _HEX), hexes(32), True),
    Prefix("databricks-token", "dapi", _plain(32, _HEX), hexes(32), True),
    Prefix("airtable-token", "pat", r"[A-Za-z0-9]{14}\.[0-9a-fA-F]{32,}", fill(14) + "." + hexes(64), True),
    Prefix("vault-token", "hvs.", _plain(20), fill(95)),
    Prefix("vault-token", "hvb.", _plain(20), fill(95)),
    Prefix("vault-token", "hvr.", _plain(20), fill(95)),
    Prefix("vault-token", "s.", _plain(24, _ALNUM) + "(?![A-Za-z0-9_(.])", fill(24), True),
    Prefix(
        "dynatrace-token",
        "dt0c01.",
        r"[A-Za-z0-9]{16,}\.[A-Za-z0-9]{32,}",
        fill(24, _CAPITALS) + "." + fill(64, _CAPITALS),
    ),
    Prefix(
        "dynatrace-token",
        "dt0s01.",
        r"[A-Za-z0-9]{6,}\.[A-Za-z0-9]{32,}",
        fill(8, _CAPITALS) + "." + fill(64, _CAPITALS),
    ),
    Prefix(
        "doppler-token",
        "dp.",
        r"(?:pt|st|ct|sa|scim|audit)\.(?:[a-z0-9_-]{2,35}\.)?[A-Za-z0-9]{30,}",
        "pt." + fill(43),
        True,
    ),
    Prefix("infisical-token", "st.", r"[0-9a-f]{20,}\.[0-9a-f]{20,}\.[0-9a-f]{20,}", ".".join([hexes(24)] * 3), True),
    Prefix("atlassian-token", "ATATT3", _plain(20, "[A-Za-z0-9_=-]"), fill(180)),
    Prefix("fly-token", "fm2_", _plain(30, _B64), fill(180)),
    Prefix("dropbox-token", "sl.", _plain(40), fill(130), True),
    Prefix(
        "paypal-token",
        "access_token$",
        r"(?:production|sandbox)\$[a-z0-9]{8,}\$[0-9a-f]{20,}",
        "production$" + hexes(16) + "$" + hexes(32),
    ),
    Prefix(
        "onepassword-key",
        "A3-",
        r"[A-Z0-9]{6}-(?:[A-Z0-9]{5,11}-){2,4}[A-Z0-9]{5}",
        "Q7ZX2M-LP4RTV-6BNC3-WKYD5-H7QZ2-XM4LP",
        True,
    ),
    Prefix("baidu-key", "bce-v3/", r"ALTAK-[A-Za-z0-9]{10,}/[0-9a-f]{20,}", "ALTAK-" + fill(21) + "/" + hexes(40)),
    Prefix("astra-token", "AstraCS:", r"[A-Za-z]{12,}:[0-9a-f]{32,}", "ZxQmLpRtVbNcWkYdHfJsGeuT:" + hexes(64)),
    Prefix("configcat-key", "configcat-sdk-1/", r"[A-Za-z0-9_-]{16,}/[A-Za-z0-9_-]{16,}", fill(22) + "/" + fill(22)),
    Prefix(
        "jwt",
        "eyJ",
        r"[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*){0,3}",
        fill(33) + "." + fill(60) + "." + fill(43),
    ),
    Prefix("grafana-token", "eyJrIjoi", _plain(40, _B64), fill(70)),
    Prefix(
        "discord-token",
        "M",
        r"[A-Za-z0-9_-]{20,30}\.[A-Za-z0-9_-]{5,7}\.[A-Za-z0-9_-]{25,}",
        fill(23) + "." + fill(6) + "." + fill(38),
        True,
    ),
    Prefix(
        "discord-token",
        "N",
        r"[A-Za-z0-9_-]{20,30}\.[A-Za-z0-9_-]{5,7}\.[A-Za-z0-9_-]{25,}",
        fill(23) + "." + fill(6) + "." + fill(38),
        True,
    ),
    Prefix(
        "discord-token",
        "O",
        r"[A-Za-z0-9_-]{20,30}\.[A-Za-z0-9_-]{5,7}\.[A-Za-z0-9_-]{25,}",
        fill(23) + "." + fill(6) + "." + fill(38),
        True,
    ),
    Prefix("discord-token", "mfa.", _plain(50), fill(84)),
    Prefix("google-token", "1//0", _plain(30), fill(60)),
    Prefix("launchdarkly-key", "sdk-", _UUID, _SAMPLE_UUID, True),
    Prefix("launchdarkly-key", "api-", _UUID, _SAMPLE_UUID, True),
    Prefix("statsig-key", "secret-", _plain(30, _ALNUM), fill(43), True),
    Prefix("resend-key", "re_", r"[A-Za-z0-9]{6,12}_[A-Za-z0-9]{16,}", fill(8) + "_" + fill(24), True),
    Prefix("firecrawl-key", "fc-", _plain(32, _HEX), hexes(32), True),
    Prefix(
        "harness-token",
        "pat.",
        r"[A-Za-z0-9_-]{22}\.[0-9a-f]{24}\.[A-Za-z0-9]{20}",
        fill(22) + "." + hexes(24) + "." + fill(20),
        True,
    ),
    Prefix(
        "private-key", "MII", "[A-Z][A-Za-z0-9+/]{2}IBA(?:AKC|DAN)" + _plain(40, _B64), "EowIBAAKC" + fill(80), True
    ),
    Prefix("private-key", "MHcCAQEE", _plain(40, _B64), fill(80), True),
    Prefix("private-key", "MIGHAgEAMBMG", _plain(40, _B64), fill(80), True),
    Prefix("private-key", "MC4CAQAwBQYDK2Vw", _plain(20, _B64), fill(44), True),
    Prefix(
        "private-key",
        "LS0tLS1CRUdJTiB",
        "(?:SU0EgUFJJVkFURSBLRVkt|QUklWQVRFIEtFWS|FQyBQUklWQVRF|PUEVOU1NIIFBSSVZBVEUg|FTkNSWVBURUQ)" + _plain(20, _B64),
        "QUklWQVRFIEtFWS" + fill(80),
    ),
    Prefix("private-key", "b3BlbnNzaC1rZXktdjEA", _plain(20, _B64), fill(80)),
)

# Shapes whose fixed part stands in the middle: kind, literal, what stands before, what follows, sample.
INFIXES = (
    ("azure-secret", "Q~", r"[A-Za-z0-9_.~-]{3}[0-9]", r"[A-Za-z0-9_.~-]{25,}", "Zx78Q~" + fill(34)),
    ("terraform-token", ".atlasv1.", r"[A-Za-z0-9]{10,20}", r"[A-Za-z0-9_=-]{20,}", fill(14) + ".atlasv1." + fill(67)),
    ("mailchimp-key", "-us", r"[0-9a-f]{32}", r"[0-9]{1,2}", hexes(32) + "-us12"),
    ("telegram-token", ":AA", r"[0-9]{7,12}", r"[A-Za-z0-9_-]{28,}", "7281930465:AA" + fill(33)),
    ("fcm-key", ":APA91b", r"[A-Za-z0-9_-]{8,22}", r"[A-Za-z0-9_-]{60,}", fill(11) + ":APA91b" + fill(134)),
)


def _common() -> tuple[Prefix, ...]:
    rules = []
    body, sample = _plain(20), fill(48)
    for line in _COMMON.strip().splitlines():
        kind, literals = line.split(": ")
        for literal in literals.split():
            rules.append(
                Prefix(kind, literal, body, sample, literal in _STRICT or (len(literal) <= 3 and literal != "sk-"))
            )
    return tuple(rules)


PREFIXES: tuple[Prefix, ...] = _common() + _SPECIAL
