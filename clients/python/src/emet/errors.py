"""Everything that this package raises on purpose."""

from __future__ import annotations


class EmetError(Exception):
    """The base of all errors of this package."""


class EmetApiError(EmetError):
    """The service refused a request, or failed.

    status: HTTP status.
    code: stable; decide by it, not by the message. ``UNKNOWN`` when a proxy answered instead.
    request_id: quote it when you ask for help.
    retry_after_s: seconds after which the request may succeed; None where none is said.
    """

    def __init__(
        self,
        message: str,
        *,
        status: int,
        code: str,
        request_id: str | None,
        retry_after_s: float | None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.request_id = request_id
        self.retry_after_s = retry_after_s


class EmetConnectionError(EmetError):
    """The service could not be reached, or did not answer in time."""


class EmetScanFailedError(EmetError):
    """The document could not be analysed; its unit of the allowance was given back.

    error_code: stable, such as ``corrupt_file`` or ``password_required``.
    """

    def __init__(self, message: str, *, scan_id: str, error_code: str | None) -> None:
        super().__init__(message)
        self.scan_id = scan_id
        self.error_code = error_code


class EmetWaitTimeoutError(EmetError):
    """The scan was not final in the time allowed. It goes on: retrieve it later by its id."""

    def __init__(self, message: str, *, scan_id: str) -> None:
        super().__init__(message)
        self.scan_id = scan_id
