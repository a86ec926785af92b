import { expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { dealKinds } from '../../testing/dealKinds.ts';
import { isEndedUnconcluded, stages, statusesIn } from './stages.ts';

const table = (kind: 'offer' | 'entry') => Object.fromEntries(stages.map((stage) => [stage, statusesIn(kind, stage)]));

test('the stage of an offer follows from its status', () =>
  expect(table('offer')).toEqual({
    asked: ['IN_INQUIRY'],
    entered: [],
    offered: ['IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED'],
    concluded: ['IS_APPROVED', 'IS_CLOSED'],
    ended: ['IS_INQUIRY_REFUSED', 'IS_REFUSED', 'IS_ADMIN_DISAPPROVED', 'IS_CANCELED', 'IS_EXPIRED', 'IS_ADMIN_CLOSED'],
  }));

test('the stage of an entry follows from its status', () =>
  expect(table('entry')).toEqual({
    asked: [],
    entered: ['IN_PROGRESS', 'IS_ADMIN_APPROVED', 'IS_DECIDING'],
    offered: [],
    concluded: ['IS_APPROVED', 'IS_CLOSED'],
    ended: ['IS_ADMIN_DISAPPROVED', 'IS_REFUSED', 'IS_EXPIRED', 'IS_ADMIN_CLOSED'],
  }));

test.each(dealKinds)('an $name is offered again after each end without a conclusion', ({ name, aggregate: { decider }, histories }) => {
  const ends = (events: (typeof histories)[string] = []) => isEndedUnconcluded(name, fold(decider, events) as { status: string });
  const again = Object.keys(histories).filter((status) => ends(histories[status]));
  expect(again).toEqual(statusesIn(name, 'ended'));
  const forced = histories.IS_ADMIN_CLOSED?.at(-1);
  const { IN_PROGRESS = [], IS_APPROVED = [] } = histories;
  expect(forced).toMatchObject({ type: `${name === 'offer' ? 'Offer' : 'Entry'}ForceClosed` });
  expect([IN_PROGRESS, IS_APPROVED].map((before) => ends([...before, ...(forced ? [forced] : [])]))).toEqual([true, false]);
});
