import { useState } from 'react';
import type { z } from 'zod';
import { liveRows, useLive } from './live.ts';
import type { Selection } from './reading.ts';

/** The largest page that the security rules allow. */
const LARGEST = 100;

/**
 * A live list that shows its first `limit` rows and grows by as many on demand. For lists that a person works through (own deals,
 * a queue): tens of rows, where a change must show at once. Long lists to browse use cursor pages.
 */
export const useLiveWindow = <Row>(selection: Selection, schema: z.ZodType<Row>, options?: { enabled?: boolean }) => {
  const [windows, setWindows] = useState(1);
  const limit = Math.min(selection.limit * windows, LARGEST);
  const query = useLive(liveRows({ ...selection, limit }, schema), options);
  const rows = query.data ?? [];
  return { query, rows, hasMore: rows.length >= limit && limit < LARGEST, showMore: () => setWindows((count) => count + 1) };
};
