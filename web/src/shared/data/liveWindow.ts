import { useState } from 'react';
import type { z } from 'zod';
import { liveRows, useLive } from './live.ts';
import type { Selection } from './reading.ts';

/** The largest page that the security rules allow. */
const LARGEST = 100;

/**
 * A live list that shows its first `limit` rows and grows by as many on demand. For queues that people work off:
 * rows leave it as they are dealt with, so what lies beyond the window comes into it. Other lists use cursor pages or a live history.
 */
export const useLiveWindow = <Row>(selection: Selection, schema: z.ZodType<Row>, options?: { enabled?: boolean }) => {
  const [windows, setWindows] = useState(1);
  const limit = Math.min(selection.limit * windows, LARGEST);
  const query = useLive(liveRows({ ...selection, limit }, schema), options);
  const rows = query.data ?? [];
  return { query, rows, hasMore: rows.length >= limit && limit < LARGEST, showMore: () => setWindows((count) => count + 1) };
};
