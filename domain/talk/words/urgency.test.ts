import { describe, expect, test } from 'vitest';
import { DAY, HOUR, NOON } from '../../testing/contexts.ts';
import { storedSamples } from '../../testing/storedSamples.ts';
import { aboutInTime, askedBy, bodyInTime, isUrgent, titleInTime, typesAsking } from './urgency.ts';

const title = 'オファーが届きました';

describe('what is urgent says so in hours', () => {
  test.each([
    [5 * HOUR, 'あと5時間：オファーが届きました'],
    [47 * HOUR, 'あと47時間：オファーが届きました'],
    [2 * DAY, title],
    [0, title],
    [-HOUR, title],
  ])('%i ms before it is due', (left, said) => expect(titleInTime(title, NOON + left, NOON)).toBe(said));
  test('in the subject and the text of a mail', () => {
    const due = NOON + 5 * HOUR;
    expect([aboutInTime('撮影', due, NOON), aboutInTime(null, due, NOON)]).toEqual(['あと5時間・撮影', 'あと5時間']);
    expect(bodyInTime('ご回答ください。', due, NOON)).toBe('期限まで、あと5時間です。ご回答ください。');
    expect([aboutInTime('撮影', null, NOON), bodyInTime('本文', NOON, NOON)]).toEqual(['撮影', '本文']);
  });
  test('not without a due time', () => expect([titleInTime(title, null, NOON), isUrgent(null, NOON)]).toEqual([title, false]));
});

test('only the one who has to act is asked', () => {
  expect(askedBy('OfferMade', 'talent', { answerDue: NOON })).toBe(NOON);
  expect(askedBy('OfferMade', 'client', { answerDue: NOON })).toBeNull();
  expect(askedBy('OfferFeeChanged', 'talent', { answerDue: null })).toBeNull();
  expect(askedBy('EntryChangeProposed', 'talent', { proposalDue: NOON })).toBe(NOON);
});

test('every event that asks the office says until when', () => {
  const newest = typesAsking('office').map((type) => storedSamples.findLast((sample) => sample.type === type));
  expect(newest.map((sample) => sample && askedBy(sample.type, 'office', sample.data))).toEqual(newest.map(() => expect.any(Number)));
  expect(typesAsking('office')).toHaveLength(7);
});
