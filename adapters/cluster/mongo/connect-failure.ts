import { mongo } from 'mongoose';
import { PlatformFault } from '../../../core/errors.js';
import { SettingError } from '../../../core/settings.js';

const AUTHENTICATION_FAILED = 18;
const UNAUTHORIZED = 13;

/**
 * Why the document store cannot be used, in a sentence for an operator, without
 * the credentials of the URL.
 */
export function connectFailure(error: unknown, database: string): Error {
  if (error instanceof SettingError || error instanceof PlatformFault) return error;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (!(cause instanceof mongo.MongoServerError)) continue;
    if (cause.code === AUTHENTICATION_FAILED) {
      return new SettingError(
        'Setting MONGODB_URL holds credentials that the document store refuses.',
      );
    }
    if (cause.code === UNAUTHORIZED) {
      return new SettingError(
        `Setting MONGODB_URL must hold the credentials of a user who may read and write the database "${database}".`,
      );
    }
  }
  if (error instanceof mongo.MongoParseError) {
    return new SettingError('Setting MONGODB_URL is no valid MongoDB connection string.');
  }
  return new SettingError(
    `Setting MONGODB_URL names a document store that does not answer${reason(error)}.`,
  );
}

/** Only what the network says: it names hosts and ports, never credentials. */
function reason(error: unknown): string {
  const said = error instanceof Error ? /\b(E[A-Z]{4,}|timed out)\b/.exec(error.message) : null;
  return said === null ? '' : ` (${said[0]})`;
}
