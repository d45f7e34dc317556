/** File ids are UUIDs that a store made; nothing else may become part of a path or a query. */
export const FILE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function checkedFileId(fileId: string): string {
  if (!FILE_ID.test(fileId)) throw new RangeError('This is no id of a file.');
  return fileId;
}
