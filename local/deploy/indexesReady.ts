/**
 * An index as `gcloud firestore indexes composite list --format=json` shows it; only what is read
 * here.
 */
export type ListedIndex = { readonly name: string; readonly state: string };

/**
 * Whether no index is being built any more. Throws when one needs repair: it would never be ready.
 */
export const indexesReady = (listed: readonly ListedIndex[], say: (line: string) => void): boolean => {
  const broken = listed.filter(({ state }) => state === 'NEEDS_REPAIR').map(({ name }) => name);
  if (broken.length > 0) throw new Error(`indexes need repair: delete them and deploy again: ${broken.join(', ')}`);
  const building = listed.filter(({ state }) => state !== 'READY');
  say(`${listed.length - building.length} of ${listed.length} indexes are ready`);
  return building.length === 0;
};
