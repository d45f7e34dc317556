import { mongo } from 'mongoose';
import { PlatformFault } from '../../../core/errors.js';
import { SettingError } from '../../../core/settings.js';

const AUTHENTICATION_FAILED = 18;
const UNAUTHORIZED = 13;
/** The oldest version that the driver supports. */
const VERSION_MIN = '4.2';

/**
 * Why the document store cannot be used, as a sentence for an operator, without
 * the URL's credentials.
 */
export function connectFailure(error: unknown): Error {
  if (error instanceof SettingError || error instanceof PlatformFault) return error;
  const refusal = refusalIn(error);
  if (refusal?.code === AUTHENTICATION_FAILED) {
    return new SettingError(
      'Setting MONGODB_URL holds credentials that the document store refuses.',
    );
  }
  if (refusal?.code === UNAUTHORIZED) {
    return new SettingError(
      'Setting MONGODB_URL must hold the credentials of a user who may read and write its database.',
    );
  }
  if (refusal !== null) {
    const code = `${refusal.code ?? 'unknown'}${refusal.codeName ? ` ${refusal.codeName}` : ''}`;
    return new SettingError(
      `Setting MONGODB_URL names a document store that refuses what the service asks for (${code}).`,
    );
  }
  if (isOtherVersion(error)) {
    return new SettingError(
      `Setting MONGODB_URL names a document store of a version that this program cannot use: it takes MongoDB ${VERSION_MIN} and later.`,
    );
  }
  if (isParseError(error)) {
    return new SettingError('Setting MONGODB_URL is no valid MongoDB connection string.');
  }
  if (error instanceof Error && 'syscall' in error && error.syscall === 'open') {
    return new SettingError('Setting MONGODB_URL names a file that cannot be read.');
  }
  return new SettingError(
    `Setting MONGODB_URL names a document store that does not answer${reason(error)}.`,
  );
}

/** The server's error answer, wherever the driver put it. */
function refusalIn(error: unknown): mongo.MongoServerError | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof mongo.MongoServerError) return cause;
  }
  return null;
}

const isOtherVersion = (error: unknown): boolean =>
  error instanceof Error && / reports (minimum|maximum) wire version /.test(error.message);

/** The connection string parser has its own error class of the same name. */
const isParseError = (error: unknown): boolean =>
  error instanceof mongo.MongoDriverError ||
  (error instanceof Error && error.name === 'MongoParseError');

/** Only the network error: it names hosts and ports, never credentials. */
function reason(error: unknown): string {
  const said = error instanceof Error ? /\b(E[A-Z]{4,}|timed out)\b/.exec(error.message) : null;
  return said === null ? '' : ` (${said[0]})`;
}
