import type { DropItem } from 'react-aria-components';

/** The files of what was dropped, with those of folders in it. */
export async function filesOf(items: Iterable<DropItem>): Promise<File[]> {
  const files: File[] = [];
  for (const item of items) {
    if (item.kind === 'file') files.push(await item.getFile());
    else if (item.kind === 'directory') {
      for await (const entry of item.getEntries()) files.push(...(await filesOf([entry])));
    }
  }
  return files;
}
