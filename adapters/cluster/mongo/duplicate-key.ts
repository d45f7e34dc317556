import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11000;

/** Whether a write was refused because its `_id`, or a value that is unique, exists already. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;

/** Runs an insert; false when the document was there already. */
export async function insertOnce(insert: () => Promise<unknown>): Promise<boolean> {
  try {
    await insert();
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Runs an upsert again when another process inserted the document in the same moment. */
export async function upsert<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) return write();
    throw error;
  }
}
