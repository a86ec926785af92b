/**
 * Does work on items one after the other. A failure does not stop the others; it is thrown last.
 */
export const eachInTurn = async <Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>): Promise<void> => {
  const failures: unknown[] = [];
  for (const [index, item] of items.entries()) {
    try {
      await work(item, index);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
  if (failures.length === 1) throw failures[0];
};
