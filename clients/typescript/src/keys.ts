import type { Transport } from './transport.js';
import type { ApiKey, ApiKeyList, ApiKeyWithSecret, RolledApiKey, Scope } from './types.js';

export interface NewKeyOptions {
  /** Those of the calling key, or fewer. */
  scopes: Scope[];
  name?: string;
  /** E-mail address; default: the owner of the calling key; null: nobody. */
  owner?: string | null;
  /** Default: never. */
  expiresAt?: Date | string;
}

export interface RollKeyOptions {
  /** For how long the former key works too; default seven days, 0 ends it at once. */
  keepPreviousS?: number;
  /** Of the new key; default: as long a life as the former one was given; null: never. */
  expiresAt?: Date | string | null;
}

/** The keys of the organisation; needs the scope `keys:manage`. */
export class Keys {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Newest first, over all pages. */
  async *list(options: { limit?: number } = {}): AsyncGenerator<ApiKey, void, undefined> {
    let cursor: string | null = null;
    do {
      const page: ApiKeyList = await this.#transport.json({
        method: 'GET',
        path: '/keys',
        query: { ...options, ...(cursor && { cursor }) },
      });
      yield* page.data;
      cursor = page.next_cursor;
    } while (cursor !== null);
  }

  /**
   * The answer shows the key, this once. Sent once: when its answer is lost, find the key in
   * the list and revoke it.
   */
  async create({ scopes, name, owner, expiresAt }: NewKeyOptions): Promise<ApiKeyWithSecret> {
    return this.#post('/keys', { scopes, name, owner, expires_at: instant(expiresAt) });
  }

  async retrieve(id: string): Promise<ApiKey> {
    return this.#transport.json({ method: 'GET', path: pathOf(id) });
  }

  /**
   * A new key alike, shown this once; both work until `previous.expires_at`. Sent once: when its
   * answer is lost, and the former key has `replaced_by`, roll that one with `keepPreviousS: 0`.
   */
  async roll(id: string, { keepPreviousS, expiresAt }: RollKeyOptions = {}): Promise<RolledApiKey> {
    const fields = { keep_previous_s: keepPreviousS, expires_at: instant(expiresAt) };
    return this.#post(`${pathOf(id)}/roll`, fields);
  }

  /** It is refused from now on, and stays in the list. */
  async revoke(id: string): Promise<ApiKey> {
    return this.#transport.json({ method: 'DELETE', path: pathOf(id) });
  }

  #post<T>(path: string, fields: object): Promise<T> {
    return this.#transport.json({
      method: 'POST',
      path,
      headers: { 'Content-Type': 'application/json' },
      body: () => JSON.stringify(fields),
      once: true,
    });
  }
}

const pathOf = (id: string): string => `/keys/${encodeURIComponent(id)}`;
const instant = (time: Date | string | null | undefined): string | null | undefined =>
  time instanceof Date ? time.toISOString() : time;
