"""Client of Emet, the document-forgery detection service."""

from ._document import Bytes, Document, Url
from .client import Emet
from .errors import (
    EmetApiError,
    EmetConnectionError,
    EmetError,
    EmetScanFailedError,
    EmetWaitTimeoutError,
)
from .models import Codes, Finding, KeyDetails, Report, Scan, ScanContext, Usage, WebhookEvent
from .webhooks import EmetWebhookError, WebhookFault, verify_webhook

__all__ = [
    "Bytes",
    "Codes",
    "Document",
    "Emet",
    "EmetApiError",
    "EmetConnectionError",
    "EmetError",
    "EmetScanFailedError",
    "EmetWaitTimeoutError",
    "EmetWebhookError",
    "Finding",
    "KeyDetails",
    "Report",
    "Scan",
    "ScanContext",
    "Url",
    "Usage",
    "WebhookEvent",
    "WebhookFault",
    "verify_webhook",
]
