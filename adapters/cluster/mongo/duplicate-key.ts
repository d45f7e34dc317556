import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11000;

/** Whether a write was refused because its `_id` or a unique value already exists. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;

/** Runs an insert; false when the document already existed. */
export async function insertOnce(insert: () => Promise<unknown>): Promise<boolean> {
  try {
    await insert();
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Repeats an upsert when another process inserted the document at the same moment. */
export async function upsert<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) return write();
    throw error;
  }
}
