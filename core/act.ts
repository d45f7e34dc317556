import {
  type AuditAction,
  type AuditEvent,
  type AuditIntent,
  type AuditResult,
  type AuditSource,
  AuditTarget,
} from './audit.js';
import { isRefusal } from './errors.js';
import type { AuditStore } from './ports/audit-store.js';

/**
 * Does an act and records it. The record is written first, as `unconfirmed`, and confirmed when
 * the act is done, so no act is without a record, wherever the process dies. When the act
 * answers null or rejects with a refusal, nothing was done and the record is withdrawn. Any
 * other error leaves it unconfirmed. Rejects without acting when the record cannot be written;
 * an act that was done is never reported as failed because its record was not confirmed.
 *
 * @param describe target and settings of what was done
 */
export type Act<Action extends AuditAction = AuditAction> = <Result>(
  intent: AuditIntent<Action>,
  perform: () => Promise<Result>,
  describe?: (result: Exclude<Result, null>) => AuditResult | Promise<AuditResult>,
) => Promise<Result>;

/**
 * @param onEvent is told of each record that stays, in its final state
 * @param onFault is told of a record that could not be confirmed or withdrawn
 */
export function openAudit(
  store: AuditStore,
  source: AuditSource,
  onEvent: (event: AuditEvent) => void = () => {},
  onFault: (error: unknown) => void = () => {},
): Act {
  return async <Result>(
    intent: AuditIntent,
    perform: () => Promise<Result>,
    describe: (result: Exclude<Result, null>) => AuditResult | Promise<AuditResult> = () => ({}),
  ): Promise<Result> => {
    const begun = await store.begin({
      ...source,
      action: intent.action,
      organisationId: intent.organisationId ?? null,
      target: AuditTarget.safeParse(intent.target).data ?? null,
    });
    const withdraw = () => store.withdraw(begun.id).catch(onFault);
    let result: Result;
    try {
      result = await perform();
    } catch (error) {
      if (isRefusal(error)) await withdraw();
      else onEvent(begun);
      throw error;
    }
    if (result === null) {
      await withdraw();
      return result;
    }
    try {
      onEvent(await store.confirm(begun.id, await describe(result as Exclude<Result, null>)));
    } catch (error) {
      onFault(error);
      onEvent(begun);
    }
    return result;
  };
}

/** Of an act that answers false or 0 when there was nothing to do. */
export const orNull = <Result>(result: Result): NonNullable<Result> | null => result || null;
