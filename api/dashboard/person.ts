import type { Organisation } from '../../core/accounts.js';
import type { User } from '../../core/users.js';

/** Who is signed in. */
export interface Person {
  user: User;
  organisation: Organisation;
  /** SHA-256 of the session's token, hexadecimal. */
  sessionId: string;
  signedInAt: Date;
}
