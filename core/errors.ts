/**
 * Every stable error code of the API, declared once: its HTTP status, whether
 * the same request may succeed later, and the default message. Messages never
 * carry document content.
 */
export const ERRORS = {
  NO_KEY: {
    status: 401,
    retry: false,
    message: 'API key missing: send Authorization: Bearer <API_KEY>.',
  },
  INVALID: { status: 401, retry: false, message: 'API key invalid or revoked.' },
  SUSPENDED: {
    status: 403,
    retry: false,
    message: 'The organization or the key owner is suspended.',
  },
  NO_API_ACCESS: {
    status: 403,
    retry: false,
    message: 'The plan of this organization does not include the API.',
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    retry: false,
    message: 'The key lacks the scope this request needs.',
  },
  RATE_LIMITED: {
    status: 429,
    retry: true,
    message: 'Too many requests: wait for Retry-After seconds.',
  },
  INVALID_REQUEST: { status: 400, retry: false, message: 'The request is malformed.' },
  FILE_REQUIRED: {
    status: 400,
    retry: false,
    message: 'No file given: send multipart "file", JSON "file.content_base64" or JSON "file_url".',
  },
  EMPTY_FILE: { status: 400, retry: false, message: 'The file is empty.' },
  FILE_TOO_LARGE: { status: 413, retry: false, message: 'The file exceeds the limit of 10 MB.' },
  UNSUPPORTED_FILE: {
    status: 415,
    retry: false,
    message: 'The file is not a PDF, JPEG, PNG, WEBP or HEIC document.',
  },
  FILE_URL_REJECTED: {
    status: 400,
    retry: false,
    message: 'Field "file_url" is not a public https URL that returned the file within 15 seconds.',
  },
  QUOTA_EXCEEDED: { status: 402, retry: false, message: 'The monthly allowance is used up.' },
  AI_NOT_CONFIGURED: {
    status: 503,
    retry: true,
    message: 'The analysis service is temporarily unavailable; nothing was charged.',
  },
  NOT_FOUND: { status: 404, retry: false, message: 'Resource not found.' },
  CONFLICT: {
    status: 409,
    retry: false,
    message: 'This Idempotency-Key was used with a different request.',
  },
  SERVICE_ERROR: {
    status: 500,
    retry: true,
    message: 'Unexpected error: retry with the same Idempotency-Key.',
  },
} as const;

/**
 * Codes of the dashboard's own calls, beside those above. They are no part of the API, so
 * its documents and clients do not know them.
 */
export const DASHBOARD_ERRORS = {
  NO_SESSION: { status: 401, retry: false, message: 'Sign in first: the session has ended.' },
  SIGN_IN_FAILED: {
    status: 401,
    retry: false,
    message: 'The e-mail address, the password or the code is not right.',
  },
  CODE_REQUIRED: {
    status: 401,
    retry: false,
    message: 'Give the code of the authenticator, too.',
  },
  INSECURE_CONNECTION: {
    status: 403,
    retry: false,
    message:
      'Sign-in over plain http works on this machine only: use https, or set TRUST_PROXY to the number of proxies that bring it.',
  },
  FORGED_REQUEST: {
    status: 403,
    retry: false,
    message: 'The request does not come from a page of this dashboard: load the page again.',
  },
  SIGN_IN_AGAIN: {
    status: 403,
    retry: false,
    message: 'Sign in again first: this is allowed shortly after a sign-in only.',
  },
  NOT_PERMITTED: { status: 403, retry: false, message: 'Your role does not permit this.' },
  LINK_INVALID: {
    status: 404,
    retry: false,
    message: 'This link was used, replaced or is past its time: ask for a new one.',
  },
  PASSWORD_REFUSED: { status: 400, retry: false, message: 'This password is too easy to guess.' },
  EMAIL_TAKEN: { status: 409, retry: false, message: 'This e-mail address has a user already.' },
  LAST_OWNER: {
    status: 409,
    retry: false,
    message: 'This is the last owner: make somebody else an owner first.',
  },
} as const;

/** All that an answer can carry. */
export const ANSWER_ERRORS = { ...ERRORS, ...DASHBOARD_ERRORS };
export type AnswerCode = keyof typeof ANSWER_ERRORS;
export const ANSWER_CODES = Object.keys(ANSWER_ERRORS) as [AnswerCode, ...AnswerCode[]];

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** An error a client may see: a stable code, a public message, and headers such as Retry-After. */
export class AppError extends Error {
  readonly code: AnswerCode;
  /** Seconds after which to retry; sent as `Retry-After`. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: AnswerCode,
    message?: string,
    options: { retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(message ?? ANSWER_ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfterS = options.retryAfterS;
  }
}

/** What was asked for was not done, not in part either; the message is a sentence for people. */
export class Refusal extends Error {}

/** Whether an error says that nothing was done, because the request cannot be met. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof AppError && ANSWER_ERRORS[error.code].status < 500);

/**
 * Why a scan ended as `failed`. The code is stored; the sentence is written in
 * the scan's language (core/texts).
 */
export const FAILURE_REASONS = [
  'corrupt_file', // the bytes are no readable document of their type
  'password_required', // the PDF does not open without a password
  'too_many_pages', // over PAGES_MAX pages
  'too_many_pixels', // over MEGAPIXELS_MAX megapixels in one picture or page
  'resource_limit', // memory or CPU limit hit: a decompression bomb or the like
  'timed_out', // wall time of the scan used up
  'worker_lost', // every worker that took the scan died
  'internal_error', // a fault of the service itself
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** Ends a scan as `failed` with a reason shown to its owner. Never holds content. */
export class ScanFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, internalDetail?: string, options: { cause?: unknown } = {}) {
    super(internalDetail ?? reason, options);
    this.name = 'ScanFailure';
    this.reason = reason;
  }
}

/**
 * A fault of the platform that an operator can fix: the message is one sentence
 * that names the cause and may appear in readiness answers and logs. Never
 * holds credentials or content.
 */
export class PlatformFault extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'PlatformFault';
  }
}
