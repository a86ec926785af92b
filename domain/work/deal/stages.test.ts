import { expect, test } from 'vitest';
import { stages, statusesIn } from './stages.ts';

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
