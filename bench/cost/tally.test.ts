import { describe, expect, test } from 'vitest';
import { figures, type Operation, type Played, pricePerThousand, table, tally } from './tally.ts';

const operation = (changes: Partial<Operation> & Pick<Operation, 'function'>): Operation => ({
  method: 'commit',
  transaction: null,
  reads: [],
  writes: [],
  deletes: [],
  expiring: [],
  failed: false,
  ...changes,
});

describe('the cost of requests', () => {
  test('is summed by part', () => {
    const { parts, total } = tally([
      operation({ function: 'projections', reads: ['jobs/1', 'jobs/2'], writes: ['jobs/1'] }),
      operation({ function: 'projections', deletes: ['deadlines/1'] }),
      operation({ function: 'mails', writes: ['mails/1'] }),
    ]);
    expect(parts.projections).toEqual({ reads: 2, writes: 1, deletes: 1 });
    expect(parts.mail).toEqual({ reads: 0, writes: 1, deletes: 0 });
    expect(total).toEqual({ reads: 2, writes: 2, deletes: 1 });
  });

  test('of a command counts for the commit, in any function', () => {
    const { parts } = tally([
      operation({ function: 'policies', part: 'commit', writes: ['streams/review-1'] }),
      operation({ function: 'policies', reads: ['progress/1'] }),
    ]);
    expect(parts.commit.writes).toBe(1);
    expect(parts.policies).toEqual({ reads: 1, writes: 0, deletes: 0 });
  });

  test('of the daily figures has its own part, although they are written with other documents', () => {
    const { parts } = tally([
      operation({ function: 'projections', reads: ['jobs/1'], writes: ['progress/1', 'dairySummaries/2026-11-22/shards/1'] }),
    ]);
    expect(parts.figures).toEqual({ reads: 0, writes: 1, deletes: 0 });
    expect(parts.projections).toEqual({ reads: 1, writes: 1, deletes: 0 });
  });

  test('of queued mails is a part of the mails, although they are written with documents', () => {
    const { parts } = tally([operation({ function: 'projections', reads: ['inbox/1'], writes: ['inbox/1', 'mails/1'] })]);
    expect([parts.mail.writes, parts.projections.writes]).toEqual([1, 1]);
  });

  test('of an unnamed function counts as other', () => {
    expect(tally([operation({ function: 'uploads', reads: ['limits/1'] })]).parts.other.reads).toBe(1);
  });

  test('includes the delete of a document that expires', () => {
    const written = operation({ function: 'offers', part: 'commit', writes: ['receipts/1', 'streams/1'], expiring: ['receipts/1'] });
    expect(tally([written]).total).toEqual({ reads: 0, writes: 2, deletes: 1 });
  });

  test('excludes all requests of a failed transaction', () => {
    const { total, failed } = tally([
      operation({ function: 'projections', transaction: 'first', reads: ['jobs/1'] }),
      operation({ function: 'projections', transaction: 'first', writes: ['jobs/1'], failed: true }),
      operation({ function: 'projections', transaction: 'second', reads: ['jobs/1'] }),
      operation({ function: 'projections', transaction: 'second', writes: ['jobs/1'] }),
    ]);
    expect(total).toEqual({ reads: 1, writes: 1, deletes: 0 });
    expect(failed).toEqual({ reads: 1, writes: 1, deletes: 0 });
  });

  test('excludes reads of documents that a process caches', () => {
    const { total, cached } = tally([operation({ function: 'offers', reads: ['personKeys/1', 'projectionControl/stop', 'jobs/1'] })]);
    expect(total.reads).toBe(1);
    expect(cached).toBe(2);
  });
});

test('prices are USD for a thousand', () => {
  expect(pricePerThousand({ reads: 100, writes: 0, deletes: 0 })).toBeCloseTo(0.038);
  expect(pricePerThousand({ reads: 0, writes: 100, deletes: 100 })).toBeCloseTo(0.128);
});

const played = (name: string, operations: readonly Operation[]): Played => ({ name, events: 2, ...tally(operations) });

test('the table has a line for each part with requests', () => {
  const deal = played('a deal', [
    operation({ function: 'offers', part: 'commit', reads: ['streams/1'], writes: ['streams/1', 'receipts/1'], expiring: ['receipts/1'] }),
    operation({ function: 'projections', writes: ['jobs/1'], failed: true }),
    operation({ function: 'mails', reads: ['mails/1', 'personKeys/1'] }),
  ]);
  expect(table([deal])).toEqual([
    '                                                reads  writes deletes  USD/1,000',
    'a deal                           total              2       2       1      0.003',
    '                                 commit             1       2       1      0.003',
    '                                 mail               1       0       0      0.000',
    '                                 (failed)           0       1       0',
    '                                 (cached)           1       0       0',
  ]);
});

test('the figures are those of the deal, and the writes of the chat message', () => {
  const deal = played('a deal', [
    operation({ function: 'offers', reads: ['a/1'], writes: ['a/1', 'a/2', 'a/3'], deletes: ['b/1', 'b/2'] }),
  ]);
  const chat = played('a chat message', [operation({ function: 'chats', writes: ['c/1'] })]);
  expect(figures([deal, chat])).toEqual({ dealReads: 1, dealWrites: 3, dealDeletes: 2, chatWrites: 1, writesPerEvent: 1.5 });
});
