export interface StagedFile {
  /** The file's id once it is kept. */
  fileId: string;
  size: number;
  sha256: string;
  /** First bytes, at most 4096, for type detection. */
  head: Buffer;
}

export interface FileStore {
  /**
   * Streams bytes in, counting and hashing them. More than `sizeMax` bytes, or a
   * stream error, leaves nothing behind; the former rejects with AppError
   * FILE_TOO_LARGE.
   */
  stage(bytes: AsyncIterable<Buffer>, sizeMax: number): Promise<StagedFile>;
  /** Makes a staged file durable. */
  keep(fileId: string): Promise<void>;
  /** Removes a file, kept or staged; no error when it is gone. */
  remove(fileId: string): Promise<void>;
  /** A path on this machine to read a kept file from, until released. null when it is gone. */
  open(fileId: string): Promise<{ path: string; release(): Promise<void> } | null>;
  /** Files older than `before`, kept or staged, in no order: for the sweep of orphaned files. */
  olderThan(before: Date, limit: number): Promise<string[]>;
}
