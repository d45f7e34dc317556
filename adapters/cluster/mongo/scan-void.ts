import type { Connection } from 'mongoose';
import { insertOnce } from './duplicate-key.js';
import { type ScanDocument, scans } from './scan-model.js';

/**
 * Decides that a scan is not accepted, however late its insert arrives: an
 * invisible document takes its id. Returns the document now stored under the
 * id: the void one, or the scan that was inserted first.
 */
export async function voidScan(
  connection: Connection,
  id: string,
  at: Date,
): Promise<Pick<ScanDocument, '_id' | 'status' | 'fileId'>> {
  const model = scans.on(connection);
  for (;;) {
    const none = { _id: id, status: 'void' as const, goneAt: at };
    if (await insertOnce(() => model.insertMany([none]))) return none;
    const found = await model.findById(id, { status: 1, fileId: 1 }).lean();
    if (found !== null) return found;
  }
}
