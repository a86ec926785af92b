type Placed = { readonly id: string; readonly orderIndex: number };

/** Where a new item goes: behind the last one. */
export const nextPlace = (items: readonly Placed[]): number => Math.max(0, ...items.map(({ orderIndex }) => orderIndex)) + 1;

/**
 * What has to change so that the item at `from` stands at `to`: the fewest new places, also where
 * several items had the same one.
 */
export const movedPlaces = <Item extends Placed>(
  items: readonly Item[],
  from: number,
  to: number,
): { item: Item; orderIndex: number }[] => {
  const item = items[from];
  if (!item || to < 0 || to >= items.length) return [];
  return items
    .toSpliced(from, 1)
    .toSpliced(to, 0, item)
    .map((each, index) => ({ item: each, orderIndex: index + 1 }))
    .filter((place) => place.item.orderIndex !== place.orderIndex);
};
