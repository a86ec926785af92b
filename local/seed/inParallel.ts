/**
 * Runs the work for all items, `limit` at a time; results in the items' order. Rejects at the first
 * failure.
 */
export const inParallel = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item, number: number) => Promise<Result>,
  limit = 8,
): Promise<Result[]> => {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const number = next;
      next += 1;
      results[number] = await work(items[number] as Item, number);
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
};
