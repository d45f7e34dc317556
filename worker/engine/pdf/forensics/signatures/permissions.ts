import type { FileRevision } from '../../syntax/pdf-file.js';
import { isReference } from '../../syntax/pdf-values.js';

/**
 * Object numbers of the signatures that the catalogue lists as granting permissions, with
 * their key there: DocMDP, UR3, UR.
 */
export function permissionsOf({ store, root }: FileRevision): Map<number, string> {
  const permissions = new Map<number, string>();
  if (root === null) return permissions;
  const catalogue = store.resolveDict({ reference: root });
  const dict = store.resolveDict(catalogue?.entries.get('Perms'));
  for (const [name, value] of dict?.entries ?? [])
    if (isReference(value)) permissions.set(value.reference, name);
  return permissions;
}
