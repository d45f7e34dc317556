import type { ArchiveRecord } from '../archive.js';

/**
 * Everything the stores hold, as platform-independent records, so that a backup
 * of one platform can be restored into another.
 */
export interface Archive {
  /**
   * All records (core/archive.ts). Taken while the service runs, they are a
   * snapshot of one moment where the platform supports that. Each scan is
   * complete, with its report, heatmaps and page images, in any case; scans accepted meanwhile
   * may be missing.
   */
  records(): AsyncIterable<ArchiveRecord>;
  /** Whether nothing was ever stored here. */
  isEmpty(): Promise<boolean>;
  /**
   * Writes records into empty stores, in batches: records written before an error
   * stay. Scans that were in progress are queued again; idempotency keys and
   * deliveries of missing scans are left out.
   */
  restore(records: AsyncIterable<ArchiveRecord>): Promise<void>;
  /** Stores a file under its original id; durable when this resolves. */
  writeFile(fileId: string, bytes: AsyncIterable<Buffer>): Promise<void>;
}
