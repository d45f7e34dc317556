/** Runs `work` when capacity is free, in order of arrival. */
export type BodyGate = <T>(organisationId: string, work: () => Promise<T>) => Promise<T>;

/**
 * A base64 document is held in memory as a whole, three times over while it is
 * decoded (30 at once took 880 MB). So only a limited number of large bodies
 * are read at a time; the others wait unread in their sockets. No organisation
 * may use the whole capacity.
 */
export function openBodyGate(
  { total, perOrganisation } = { total: 16, perOrganisation: 4 },
): BodyGate {
  const waiting: { organisationId: string; enter: () => void }[] = [];
  const inside = new Map<string, number>();
  let insideAll = 0;

  const hasRoom = (organisationId: string): boolean =>
    insideAll < total && (inside.get(organisationId) ?? 0) < perOrganisation;

  const count = (organisationId: string, by: 1 | -1): void => {
    insideAll += by;
    const now = (inside.get(organisationId) ?? 0) + by;
    if (now === 0) inside.delete(organisationId);
    else inside.set(organisationId, now);
  };

  const enter = async (organisationId: string): Promise<void> => {
    if (!hasRoom(organisationId)) {
      await new Promise<void>((resolve) => waiting.push({ organisationId, enter: resolve }));
    } else count(organisationId, 1);
  };

  const leave = (organisationId: string): void => {
    count(organisationId, -1);
    const next = waiting.findIndex((one) => hasRoom(one.organisationId));
    const [entering] = next === -1 ? [] : waiting.splice(next, 1);
    if (entering === undefined) return;
    // Counted here, so that no other request enters before this one resumes.
    count(entering.organisationId, 1);
    entering.enter();
  };

  return async (organisationId, work) => {
    await enter(organisationId);
    try {
      return await work();
    } finally {
      leave(organisationId);
    }
  };
}
