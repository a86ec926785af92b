/**
 * A row of `gcloud firestore indexes composite list --format=json`; only the fields that we read.
 */
export type ListedIndex = { readonly name: string; readonly state: string };

/** Whether all indexes are built. Throws if one needs repair, since it would never be ready. */
export const indexesReady = (listed: readonly ListedIndex[], say: (line: string) => void): boolean => {
  const broken = listed.filter(({ state }) => state === 'NEEDS_REPAIR').map(({ name }) => name);
  if (broken.length > 0) throw new Error(`indexes need repair: delete them and deploy again: ${broken.join(', ')}`);
  const building = listed.filter(({ state }) => state !== 'READY');
  say(`${listed.length - building.length} of ${listed.length} indexes are ready`);
  return building.length === 0;
};
