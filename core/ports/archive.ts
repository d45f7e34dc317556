import type { ArchiveRecord } from '../archive.js';

/**
 * Everything the stores hold, as records every platform understands, so that a
 * backup of one platform can be restored into another.
 */
export interface Archive {
  /**
   * All records (core/archive.ts). Taken while the service runs, it is the stores
   * at one moment where the platform can show that, and each scan whole, with its
   * report and its heatmaps, in any case; scans accepted meanwhile may be missing.
   */
  records(): AsyncIterable<ArchiveRecord>;
  /** Whether nothing was ever kept here. */
  isEmpty(): Promise<boolean>;
  /**
   * Writes records into stores that are empty, some at a time: what was written
   * before an error stays. Scans that were under way wait for their turn afterwards,
   * idempotency keys and deliveries of scans that are not there are left out.
   */
  restore(records: AsyncIterable<ArchiveRecord>): Promise<void>;
  /** Keeps a file under the id it had, durable when this resolves. */
  writeFile(fileId: string, bytes: AsyncIterable<Buffer>): Promise<void>;
}
