type Placed = { readonly id: string; readonly orderIndex: number };

/** The gap between places, so that most moves change only one entry. */
const STEP = 10;

export const lastPlace = (rows: readonly Placed[]): number => Math.max(0, ...rows.map(({ orderIndex }) => orderIndex)) + STEP;

/** The changes when an entry moves by one: it swaps places; equal places are reassigned. */
export const movedBy = (rows: readonly Placed[], id: string, by: 1 | -1): Placed[] => {
  const from = rows.findIndex((row) => row.id === id);
  const [row, other] = [rows[from], rows[from + by]];
  if (!row || !other) return [];
  if (row.orderIndex !== other.orderIndex) {
    return [
      { id: row.id, orderIndex: other.orderIndex },
      { id: other.id, orderIndex: row.orderIndex },
    ];
  }
  const order = rows.map((each) => each.id);
  order.splice(from, 1);
  order.splice(from + by, 0, id);
  return order.flatMap((each, index) => {
    const orderIndex = (index + 1) * STEP;
    return rows.find((before) => before.id === each)?.orderIndex === orderIndex ? [] : [{ id: each, orderIndex }];
  });
};
