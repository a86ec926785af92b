import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { project } from '../testing/project.ts';
import { OPENINGS_KEPT, personalOpenings } from './personalOpenings.ts';

const opened = (requestId: string, more: object = {}): AnyEvent => ({
  type: 'AuditPersonalOpened',
  data: {
    requestId,
    target: 'talent-hana',
    version: 1,
    scope: 'DOCUMENT',
    reason: '本人確認のため',
    subjects: ['hana'],
    told: true,
    ...more,
  },
});
const ofOne = (...events: AnyEvent[]) => envelopes('audit-office-1_2026-11-20', ...events);
const ofOther = (...events: AnyEvent[]) => envelopes('audit-office-2_2026-11-20', ...events);
const left = envelopes('account-hana', { type: 'AccountWithdrawn', data: { role: 'talent' } });
const shown = (...streams: ReturnType<typeof envelopes>[]) => project([personalOpenings], streams.flat())['personalOpenings/hana'];

test('the subject reads when, of what and why data was opened, but not by whom', () => {
  const document = shown(ofOne(opened('request-1')));
  expect(document).toEqual({ id: 'hana', openings: [{ id: 'request-1', kind: 'talent', reason: '本人確認のため', at: NOON }] });
  expect(JSON.stringify(document)).not.toContain('office-1');
});

test('an opening of a text about two people is shown to both', () => {
  const documents = project([personalOpenings], ofOne(opened('request-1', { target: 'offer-offer-1', subjects: ['hana', 'ken'] })));
  expect(Object.keys(documents)).toEqual(['personalOpenings/hana', 'personalOpenings/ken']);
});

test('a reason from before subjects could read it is for the office only', () =>
  expect(shown(ofOne(opened('request-1', { told: false })))).toMatchObject({ openings: [{ reason: null }] }));

test('openings of several members are the same in any order, newest first', () => {
  const [one, other] = [ofOne(opened('request-1'), opened('request-3')), ofOther(opened('request-2'))];
  expect(shown(one, other)).toEqual(shown(other, one));
  expect(shown(one, other)).toMatchObject({ openings: [{ id: 'request-3' }, { id: 'request-2' }, { id: 'request-1' }] });
});

test('only the newest are kept', () =>
  expect(shown(ofOne(...Array.from({ length: OPENINGS_KEPT + 2 }, (_, index) => opened(`request-${index}`))))?.openings).toHaveLength(
    OPENINGS_KEPT,
  ));

test('a person who left has no openings, earlier or later', () => {
  const empty = { id: 'hana', openings: [], left: true };
  expect(shown(ofOne(opened('request-1')), left)).toEqual(empty);
  expect(shown(left, ofOne(opened('request-1')))).toEqual(empty);
});
