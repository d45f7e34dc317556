import type { Logger } from 'pino';
import { type Act, openAudit } from '../core/act.js';
import type { AuditActor, AuditEvent } from '../core/audit.js';
import type { AuditStore } from '../core/ports.js';
import type { RequestAbout } from './request-state.js';
import type { Person } from './dashboard/person.js';
import type { Caller } from './route.js';

/**
 * Records the administrative acts of a request. Each is also one log line, so that whoever
 * collects logs has a copy elsewhere: ids only, neither names nor settings.
 */
export const auditOf = (
  store: AuditStore,
  actor: AuditActor,
  { requestId, clientAddress }: RequestAbout,
  log: Logger,
): Act =>
  openAudit(
    store,
    {
      actor,
      origin: clientAddress,
      requestId,
    },
    (event) => log.info(lineOf(event), 'audit'),
    (err) => log.error({ err }, 'audit record not confirmed'),
  );

const lineOf = ({ id, action, outcome, target }: AuditEvent) => ({
  auditId: id,
  action,
  outcome,
  ...(target !== null && { targetKind: target.kind }),
  // The id of a user is an e-mail address.
  ...(target !== null && target.kind !== 'user' && { targetId: target.id }),
});

export const keyActor = ({ key }: Caller): AuditActor => ({
  kind: 'key',
  id: key.id,
  prefix: key.prefix,
});

export const userActor = ({ user }: Person): AuditActor => ({
  kind: 'user',
  id: user.id,
  email: user.email,
});
