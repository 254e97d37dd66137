"""What a value looks like: a secret, a word, a reference to a secret kept elsewhere, a placeholder."""

from __future__ import annotations

import re

from ..lazy import lazy
from .view import MARK

_PIECES = lazy(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[^\x00-\x7f]+")
_UUID = lazy(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\Z")
_HEX = lazy(r"(?:0x)?[0-9a-fA-F]+\Z")
_LETTER = lazy(r"[A-Za-z\u00c0-\u024f\u0370-\u04ff]")
_VOWEL = lazy(r"[aeiouyAEIOUY\u00c0-\uffff]")
_CLUSTER = lazy(r"[bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ]{5}")
# Capitals in a row that touch small letters or digits: an acronym, or chance.
_CAPITALS = lazy(r"(?<=[a-z0-9])[A-Z]{5,}|[A-Z]{6,}(?=[a-z0-9])")
_SYMBOL = lazy(r"[!@#$%^&*?+~=|\\]")
_PLAIN_WORD = lazy(r"[A-Z]?[a-z]+\Z|[A-Z]+\Z|[^\W\d_]+\Z")

_REFERENCE = lazy(
    r"\$[A-Za-z_({]|\$\Z|%[A-Za-z_]\w*%|%[sdrv]|%\(|\{\{|\{%|\{[\w.!:]*\}|\{[A-Za-z_][\w.]*\b|#\{|<%|<[^>]{0,60}>?|@\w+@\Z"
    r"|(?:process\.env|os\.(?:environ|getenv)|import\.meta|env(?:iron)?[.(\[]|ENV[.(\[]|secrets?\.|vars?\.|local\."
    r"|module\.|data\.|self\.|this\.|config[.(\[]|settings\.|args\.|options?\.|request\.|req\.|params?[.\[]|props\."
    r"|op://|vault:|ssm:|arn:|file:|env:|keyring:|pass:|!(?:Ref|Sub|secret|vault)|AQICAH|sha\d{1,3}[-:]|SHA\d{1,3}:"
    r"|md5[-:]|h1:|https?://[^\s:@]+(?:\s|\Z)|/etc/|/run/|/var/|/home/|/usr/|~/|\./|\.\./|[A-Z]:\\|&\w+\Z|\*\w+\Z)"
)
_CODE = lazy(
    r"[A-Za-z_][\w.:>-]*[(\[{]"  # a call, an index
    r"|[A-Za-z_]\w*(?:(?:\.|->|::)[A-Za-z_]\w*)+[;,)\]]*\Z"  # an attribute path
    r"|\(|\[|\{|=[=>]|\|\||&&|!=|->|</?\w"
)
_REGEX = lazy(r"\[\^?\\?[A-Za-z0-9]-[A-Za-z0-9]|\(\?[:=!P<]|\\[dwsSbDW]\b|\{\d{1,3},\d{0,3}\}|\.[*+][?$)]|^\^.*\$\Z")
_HOLE = lazy(r"%[sdr]|%\(\w{1,40}\)[sd]|\$?\{[\w.:!]{0,60}\}|<[\w -]{1,40}>")
_ACRONYMS = frozenset(
    """http https html css xml sql ssh ssl tls pgp gpg jwt jwk pdf png svg sdk url uri db id ip os io ui vm ci cd tx rx
    fs gcp aws sns sqs ec api cli csv tsv ctx cfg src dst tmp msg btn str ptr num idx pkg lib std dev prod ns px js ts
    py md is to of in on at by as or an no if do up my we be go so""".split()
)
_SEPARATORS = lazy(r"[-_.=+/:]")
_RULE_TEXT = lazy(r"[a-z_]+(?:\|[a-z_]+(?::\S*)?)+\Z")
_LOCATION = lazy(
    r"(?:[\w.+-]*/){1,20}[\w.+-]*\Z|[\w.-]+@[\w-]+\.[\w.-]+\Z|[a-z][a-z.-]{2,60}:\d{2,5}\Z|[A-Za-z][\w+.-]{1,20}://"
)
_VERSIONISH = lazy(
    r"[vV]?\d+(?:\.\d+)+[\w.+-]*\Z|\d{1,5}[a-zA-Z%]{1,4}\Z|\d{4}-\d\d-\d\d|\d\d:\d\d|\d+[./x:-]\d+\Z|[\d.,_-]+\Z"
)

_STAND_IN = lazy(
    r"your|replace|change[-_ ]?(?:me|it|this)|example|placeholder|insert|dummy|todo|fixme|redacted|masked|hidden"
    r"|removed|secret[-_ ]?here|(?:token|key|password)[-_ ]?(?:here|goes)|\bhere\b|paste|enter[-_ ]|some[-_]|my[-_]?"
    r"(?:secret|token|password|key|api)|abcdefghijklm|^(?:foo|bar|baz|test|xxx|abc|fake|sample|demo)+\Z|^\.\.\.|…|\.\.\.\Z",
    re.IGNORECASE,
)
_DOCUMENTED = ("EXAMPLE", "EXAMPLEKEY")

STOP_WORDS = frozenset(
    """password passwd pass passphrase pwd pw secret secrets token tokens key keys apikey api_key string str text bytes
    none null nil undefined true false yes no on off int integer number bool boolean object any unknown optional
    void required must should will can may has have is are was be been not invalid missing wrong incorrect expired
    empty hidden masked hashed encrypted stored disabled enabled unset default user username email login name id
    value type field input output label title description example sample test changeme postgres root admin guest
    include omit same-origin same_origin inherit write read readonly bearer basic oauth oauth2 digest jwt negotiate
    ntlm plain env file path url optional-password current-password new-password current_password new_password
    old_password confirm_password authenticated anonymous auto manual always never required_password foo bar baz qux
    here this that the it and or if else return import from function class def const let var async await export
    header headers query cookie body varchar char datetime timestamp date time password_hash authentication
    authorization credentials credential account accounts session sessions public private static final protected
    internal abstract interface enum struct bcrypt argon2 scrypt pbkdf2 sha256 sha512 sha1 md5 utf8 utf-8 base64
    base32 hex ascii hs256 rs256 es256 md5sum md4 aes128 aes256 ed25519 rsa2048 rsa4096 rfc6238 option options flag
    flags argument arguments parameter parameters values prompt prompts which via when where instead without rather
    only also then than into onto over under after before above below x509 pkcs8 pkcs12 http1 http2 oauth1 ipv4 ipv6
    uuid4 int32 int64 uint8 float32 python3 web3 ec2 s3""".split()
)
_PROSE = frozenset(
    """must at least be is are your the a an to for and or not please enter with of characters in on it this that can
    cannot will should forgot reset change confirm choose create new old current invalid wrong incorrect required
    missing expired contains too short long strong weak""".split()
)


def wordy(value: str) -> bool:
    """Made of words and a few numbers: an identifier, a slug, a path, a sentence."""
    pieces = _PIECES.findall(value)
    words = [piece for piece in pieces if not piece.isdigit()]
    numbers = len(pieces) - len(words)
    if not words:
        return True
    letters = sum(map(len, words))
    if numbers <= 1 and len(words) == 1:
        return letters >= 3 and (words[0].isupper() or words[0].islower() or words[0].istitle())
    count = len(words) + sum(len(run) // 3 for run in _CAPITALS.findall(value))
    shorts = sum(len(word) < 2 or not _VOWEL.search(word) or bool(_CLUSTER.search(word)) for word in words)
    return letters / count >= 3.3 and numbers * 2 <= count + 1 and shorts * 3 <= count


def words_only(value: str) -> bool:
    """Every piece reads like a word; a strict test, for values that a prefix vouches for already."""
    return all(
        piece.isdigit()
        or piece.lower() in _ACRONYMS
        or (len(piece) >= 3 and _VOWEL.search(piece) is not None and not _CLUSTER.search(piece))
        for piece in _PIECES.findall(value)
    )


def random_like(value: str, least: int = 12) -> bool:
    """Looks drawn from a hat: long enough, many different characters, not built of words."""
    if len(value) < least or len(set(value)) < min(8, least - 2):
        return False
    if is_number(value) or wordy(value):
        return False
    digits = sum(char.isdigit() for char in value)
    if digits:
        return bool(_LETTER.search(value))
    return value.upper() != value != value.lower()


def is_number(value: str) -> bool:
    return not value.strip("0123456789.,_+-eE")


def is_hex(value: str) -> bool:
    return _HEX.match(value) is not None


def is_uuid(value: str) -> bool:
    return _UUID.match(value) is not None


def placeholder(value: str) -> bool:
    """Nothing to hide: a reference, a blank, a row of x's, "your-key-here", or a mark left by masking."""
    bare = value.strip("\"'`")
    if not bare or bare[0] == MARK or _REFERENCE.match(bare):
        return True
    if bare.endswith(_DOCUMENTED):
        return True
    if len(set(bare)) <= 2 or _filler(bare):
        return True
    return _STAND_IN.search(bare) is not None and (len(bare) < 12 or wordy(bare) or _filler(bare))


def _filler(value: str) -> bool:
    """Mostly one repeated character, as in `sk-xxxxxxxx` or `ghp_****`."""
    if len(value) < 4:
        return False
    tail = value[len(value) // 3 :]
    return len(set(tail.lower())) <= 2 and not tail.isdigit()


def code_like(value: str) -> bool:
    """An expression of a program, not a literal."""
    if _RULE_TEXT.match(value) or pattern_like(value):
        return True
    match = _CODE.match(value)
    if match is None:
        return False
    if match.end() == len(value) and value[-1] in "([{":
        return True
    if value[match.end() - 1] in "([{":
        called = value[: match.end() - 1]
        return called.isidentifier() and not any(map(str.isdigit, called)) or wordy(called) or "." in called
    return wordy(value) or len(value) < 12 or not random_like(core(value), 12)


def pattern_like(value: str) -> bool:
    """A regular expression, or a template whose fixed part is words."""
    if _REGEX.search(value):
        return True
    fixed, holes = _HOLE.subn("", value)
    return holes > 0 and (len(fixed) < 6 or wordy(fixed))


def core(value: str) -> str:
    """The longest piece without separators: what must look random where little else vouches for it."""
    return max(_SEPARATORS.split(value), key=len)


def mixed(value: str) -> bool:
    """Letters and at least two digits in one piece: a word-like secret such as `summerTiger0798`."""
    return value.isalnum() and sum(char.isdigit() for char in value) >= 2 and _LETTER.search(value) is not None


def location(value: str) -> bool:
    """A path, an e-mail address or a URL."""
    return _LOCATION.match(value) is not None and (wordy(value) or "://" in value or ":" in value or value[:1] in "/.~")


def two_classes(value: str) -> bool:
    """A password's least mark: letters with digits or symbols, or odd capitals."""
    if value.lower() in STOP_WORDS or _VERSIONISH.match(value):
        return False
    if not _LETTER.search(value):
        return any(char.isdigit() for char in value) and _SYMBOL.search(value) is not None and len(value) >= 6
    if any(char.isdigit() for char in value):
        return True
    if _SYMBOL.search(value.rstrip("!?")) and not _RULE_TEXT.match(value):
        return True
    if len(value) < 8 or value.upper() == value or value.lower() == value:
        return False
    return not wordy(value) or (len(value) >= 12 and not words_only(value))


def single_word(value: str, least: int) -> bool:
    """One plain word that may well be a weak password."""
    value = value.rstrip("!?.")
    low = value.lower()
    if len(value) < least or low in STOP_WORDS or not _PLAIN_WORD.match(value):
        return False
    return not any(stem in low for stem in ("passw", "secret", "token", "valid", "requir", "field", "confirm"))


def phrase(value: str) -> bool:
    """Several words which are no sentence about passwords: "correct horse battery staple"."""
    words = value.split()
    if not 4 <= len(words) <= 25:
        return False
    return all(word.isalpha() and word.islower() and word not in _PROSE for word in words)
