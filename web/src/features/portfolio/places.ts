type Placed = { readonly id: string; readonly orderIndex: number };

export const nextPlace = (items: readonly Placed[]): number => Math.max(0, ...items.map(({ orderIndex }) => orderIndex)) + 1;

/**
 * The changes that move the item at `from` to `to`: as few as possible, also if several items had
 * the same place.
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
