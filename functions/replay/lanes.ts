/** How many batches run at once. A busy server answers more slowly, so it gets fewer. */
const LANES = 8;

/** Items in chunks of a size; the last one may be smaller. */
export const chunksOf = function* <Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
};

/**
 * Works on batches, several at once, in any order. A batch is made when a lane is free, while the
 * others wait for their answers.
 */
export const inLanesOf = async <Batch>(batches: Iterable<Batch>, work: (batch: Batch) => Promise<void>): Promise<void> => {
  const next = batches[Symbol.iterator]();
  const lane = async () => {
    for (let batch = next.next(); !batch.done; batch = next.next()) await work(batch.value);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};

/**
 * Works on items in batches of `size`. A third of the work that the SDK's bulk writer makes of it,
 * which keeps a promise and a retry for every document.
 */
export const inLanes = <Item>(items: Iterable<Item>, size: number, work: (batch: readonly Item[]) => Promise<void>): Promise<void> =>
  inLanesOf(chunksOf(items, size), work);
