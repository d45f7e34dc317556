"""Signs a PDF with pyHanko and a key made for this one run."""

import datetime

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import pkcs12
from order import carry_out
from pyhanko.pdf_utils.incremental_writer import IncrementalPdfFileWriter
from pyhanko.sign import fields, signers


def signer():
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "Accounting department")])
    now = datetime.datetime.now(datetime.timezone.utc)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=365))
        .sign(key, hashes.SHA256())
    )
    packed = pkcs12.serialize_key_and_certificates(
        b"signer", key, certificate, None, serialization.BestAvailableEncryption(b"once")
    )
    return signers.SimpleSigner.load_pkcs12_data(packed, other_certs=[], passphrase=b"once")


def signed(order):
    with open(order.source, "rb") as source, open(order.out, "wb") as out:
        writer = IncrementalPdfFileWriter(source, strict=False)
        fields.append_signature_field(
            writer,
            fields.SigFieldSpec(
                "Signature", box=tuple(round(part) for part in order.box("place")), on_page=order.index
            ),
        )
        meta = signers.PdfSignatureMetadata(field_name="Signature")
        signers.sign_pdf(writer, meta, signer=signer(), output=out)


carry_out({"sign": signed})
