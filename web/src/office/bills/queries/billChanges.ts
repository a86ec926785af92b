import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { jobChangeHistorySchema } from '#projections/office/histories.schema.ts';
import { countAgain } from '#web/shared/data/count.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { BILLS } from './billList.ts';

/** What brings a bill into a list, or takes it to another. */
const types = ['Closed', 'BillClaimed', 'BillIgnored', 'BillReopened'].flatMap((what) => [`Offer${what}`, `Entry${what}`]);

/** Five: a closing is dated by its end, and may be recorded after a newer act. */
const newest = liveRows(
  { collection: 'jobChangeHistories', where: [['type', 'in', types]], orderBy: ['at', 'desc'], limit: 5 },
  jobChangeHistorySchema,
);

/** Reads lists, totals and counts again whenever somebody changes a bill: the newest acts, live, say so. */
export const useBillChanges = (): void => {
  const client = useQueryClient();
  const { data } = useLive(newest);
  const newestIds = data?.map(({ id }) => id).join();
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (newestIds === undefined) return;
    const before = seen.current;
    seen.current = newestIds;
    if (before === undefined || before === newestIds) return;
    client.invalidateQueries({ queryKey: BILLS });
    countAgain();
  }, [client, newestIds]);
};
