import type { Transport } from './transport.js';
import type { AuditEvent, AuditEventList } from './types.js';

export interface AuditEventOptions {
  /** Such as `key.created`. */
  action?: string;
  /** At this instant or later. */
  since?: Date | string;
  /** Earlier than this instant. */
  until?: Date | string;
  /** Events on a page, 1 to 100. */
  limit?: number;
}

/** Who did which administrative act; needs the scope `audit:read`. */
export class AuditEvents {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Acts that concern the organisation, newest first, over all pages. */
  async *list(options: AuditEventOptions = {}): AsyncGenerator<AuditEvent, void, undefined> {
    const { action, since, until, limit } = options;
    let cursor: string | null = null;
    do {
      const page: AuditEventList = await this.#transport.json({
        method: 'GET',
        path: '/audit-events',
        query: {
          ...{ action, since: instant(since), until: instant(until), limit },
          ...(cursor && { cursor }),
        },
      });
      yield* page.data;
      cursor = page.next_cursor;
    } while (cursor !== null);
  }
}

const instant = (time: Date | string | undefined): string | undefined =>
  time instanceof Date ? time.toISOString() : time;
