/** Everything that this package throws on purpose. */
export class EmetError extends Error {
  override name = 'EmetError';
}

/** The service refused a request, or failed. */
export class EmetApiError extends EmetError {
  override name = 'EmetApiError';

  constructor(
    message: string,
    /** HTTP status. */
    readonly status: number,
    /** Stable; decide by it, not by the message. `UNKNOWN` when a proxy answered instead. */
    readonly code: string,
    /** Quote it when you ask for help. */
    readonly requestId: string | null,
    /** Seconds after which the request may succeed; null where the service does not say. */
    readonly retryAfterS: number | null,
  ) {
    super(message);
  }
}

/** The service could not be reached, or did not answer in time. */
export class EmetConnectionError extends EmetError {
  override name = 'EmetConnectionError';
}

/** The document could not be analysed; its unit of the allowance was given back. */
export class EmetScanFailedError extends EmetError {
  override name = 'EmetScanFailedError';

  constructor(
    message: string,
    readonly scanId: string,
    /** Stable, such as `corrupt_file` or `password_required`. */
    readonly errorCode: string | null,
  ) {
    super(message);
  }
}

/** The scan was not final in the time allowed. It goes on: retrieve it later by its id. */
export class EmetWaitTimeoutError extends EmetError {
  override name = 'EmetWaitTimeoutError';

  constructor(
    message: string,
    readonly scanId: string,
  ) {
    super(message);
  }
}
