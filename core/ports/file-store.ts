export interface StagedFile {
  /** Becomes the file's id when it is kept. */
  fileId: string;
  size: number;
  sha256: string;
  /** First bytes, at most 4096, to tell the type by. */
  head: Buffer;
}

export interface FileStore {
  /**
   * Streams bytes in, counting and hashing them. More than `sizeMax` bytes, or
   * an error of the stream, leaves nothing behind; the former rejects with
   * AppError FILE_TOO_LARGE.
   */
  stage(bytes: AsyncIterable<Buffer>, sizeMax: number): Promise<StagedFile>;
  /** Makes a staged file durable. */
  keep(fileId: string): Promise<void>;
  /** Removes a file, kept or staged; no error when it is gone. */
  remove(fileId: string): Promise<void>;
  /** A path on this machine to read a kept file from, until released. null when it is gone. */
  open(fileId: string): Promise<{ path: string; release(): Promise<void> } | null>;
  /** Files older than `before`, kept or staged, in no order: for the sweep of strays. */
  olderThan(before: Date, limit: number): Promise<string[]>;
}
