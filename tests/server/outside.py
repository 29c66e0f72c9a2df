"""A push service and a webhook of our own on loopback, with a certificate of their own: only a program that says so in
its code, as here, may send notices there.
"""

from __future__ import annotations

import asyncio
import ssl
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from openingbell.server.notices.outside import Outside
from tests.patience import SECONDS

NAME = "push.example"
LOOPBACK = "127.0.0.1"


@dataclass(frozen=True)
class Arrived:
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Service:
    """Answers `status` to whatever arrives, or the next of `statuses`; `arrived` has what did."""

    port: int
    certificate: Path
    status: int = 201
    statuses: list[int] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)
    arrived: asyncio.Queue[Arrived] = field(default_factory=asyncio.Queue)

    def address(self, path: str = "/", name: str = NAME) -> str:
        return f"https://{name}:{self.port}{path}"

    def outside(self, *leads_to: str) -> Outside:
        """A world in which every name leads to loopback and loopback is allowed; or where names lead elsewhere."""

        async def resolve(name: str, port: int) -> list[str]:
            return list(leads_to or (LOOPBACK,))

        return self.world(resolve, lambda address: address == LOOPBACK)

    def world(self, resolve: Callable[..., object], allows: Callable[[str], bool]) -> Outside:
        trusts = lambda: ssl.create_default_context(cafile=str(self.certificate))  # noqa: E731
        return Outside(resolve, allows, trusts)  # type: ignore[arg-type]

    async def next(self) -> Arrived:
        return await asyncio.wait_for(self.arrived.get(), SECONDS)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        request, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.arrived.put_nowait(Arrived(request.split()[1], headers, body))
        status = self.statuses.pop(0) if self.statuses else self.status
        said = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
        writer.write(f"HTTP/1.1 {status} OK\r\n{said}content-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[Service]:
    certificate, key = _certificate(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    service = Service(0, certificate)
    server = await asyncio.start_server(service.answer, LOOPBACK, 0, ssl=context)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service


class Browser:
    """What a browser keeps of a push subscription, and how it reads what it is sent."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._secret = bytes(range(16))

    def keys(self) -> dict[str, str]:
        return {"p256dh": _text(self._point), "auth": _text(self._secret)}

    def read(self, sealed: bytes) -> bytes:
        """As RFC 8291 says."""
        salt, point, ciphertext = sealed[:16], sealed[21 : 21 + sealed[20]], sealed[21 + sealed[20] :]
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point))
        pseudo = _derived(self._secret, b"WebPush: info\x00" + self._point + point, 32, shared)
        key = _derived(salt, b"Content-Encoding: aes128gcm\x00", 16, pseudo)
        nonce = _derived(salt, b"Content-Encoding: nonce\x00", 12, pseudo)
        return AESGCM(key).decrypt(nonce, ciphertext, None).rstrip(b"\x02")


def _derived(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _certificate(folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    today = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    files = folder / "certificate.pem", folder / "key.pem"
    files[0].write_bytes(made.public_bytes(Encoding.PEM))
    files[1].write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return files
