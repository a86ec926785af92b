import { describe, expect, test } from 'vitest';
import { businessRules } from '../../kernel/businessRules.ts';
import { MINUTE } from '../../kernel/calendar/instants.ts';
import { fold } from '../../kernel/decider.ts';
import { by, DAY, NOON } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { account } from './account.ts';
import { deviceBy } from './devices.ts';
import { isEnded, noneEnded, withEnded, withOthersEnded } from './endedSessions.ts';
import type { AccountEvent } from './events.ts';
import type { RegisteredAccount } from './state.ts';

const story = scenario(account.decider);
const registered: AccountEvent = { type: 'AccountRegistered', data: { email: 'hana@example.com' } };
const phone = { browser: 'safari', platform: 'iphone' } as const;
const started = (signedInAt: number, earlier: number | null = null, seenAt = signedInAt): AccountEvent => ({
  type: 'AccountSessionNoted',
  data: { ...phone, signedInAt, earlier, seenAt },
});
const note = (signedInAt: number, earlier: number | null = null) => ({ type: 'noteSession', ...phone, signedInAt, earlier }) as const;
const ended = (signedInAt: number): AccountEvent => ({ type: 'AccountSessionEnded', data: { signedInAt } });
const listed = (...events: AccountEvent[]) =>
  (fold(account.decider, [registered, ...events]) as RegisteredAccount).sessions.map(({ signedInAt }) => signedInAt);

describe('a sign-in', () => {
  test('is noted once', () => {
    story.given(registered).when(note(NOON), by('talent'), [started(NOON)]);
    story.given(registered, started(NOON)).when(note(NOON), by('talent', NOON + DAY), []);
  });
  test('is noted again when the last note is a week old', () => {
    const later = NOON + businessRules.sessionNoteInterval;
    const seen = started(NOON, null, later);
    story.given(registered, started(NOON)).when(note(NOON), by('talent', later), [seen]);
    story.given(registered, started(NOON), seen).when(note(NOON), by('talent', later + DAY), []);
    expect(listed(started(NOON), seen)).toEqual([NOON]);
  });
  test('replaces the last one of the same browser, if that is in the list', () => {
    story.given(registered, started(NOON - DAY)).when(note(NOON, NOON - DAY), by('talent'), [started(NOON, NOON - DAY)]);
    story.given(registered).when(note(NOON, NOON - DAY), by('talent'), [started(NOON)]);
    expect(listed(started(NOON - DAY), started(NOON - 1), started(NOON, NOON - DAY))).toEqual([NOON, NOON - 1]);
  });
  test('is in a list of the newest ones only', () => {
    const many = Array.from({ length: businessRules.sessionsMax + 1 }, (_, index) => started(NOON + index));
    expect(listed(...many)).toHaveLength(businessRules.sessionsMax);
    expect(listed(...many)).not.toContain(NOON);
    story.given(registered, ...many).when(note(NOON), by('talent'), []);
  });
});

describe('the end of a session', () => {
  test('is for one of the list, once', () => {
    const end = { type: 'endSession', signedInAt: NOON } as const;
    story.given(registered).when(end, by('talent'), 'not-found');
    story.given(registered, started(NOON)).when(end, by('talent'), [ended(NOON)]);
    story.given(registered, started(NOON), ended(NOON)).when(end, by('talent'), []);
    expect(listed(started(NOON), ended(NOON))).toEqual([]);
  });
  test('is not undone by a note', () => story.given(registered, started(NOON), ended(NOON)).when(note(NOON), by('talent'), []));
  test('of all others keeps the sender’s, and is for unlisted ones too', () => {
    const others: AccountEvent = { type: 'AccountOtherSessionsEnded', data: { signedInAt: NOON - DAY, endedAt: NOON } };
    const end = { type: 'endOtherSessions', signedInAt: NOON - DAY } as const;
    story.given(registered, started(NOON - DAY)).when(end, by('talent'), [others]);
    story.given(registered, others).when(end, by('talent', NOON + 1), []);
    const again = { ...others, data: { ...others.data, endedAt: NOON + MINUTE } } as AccountEvent;
    story.given(registered, others).when(end, by('talent', NOON + MINUTE), [again]);
    expect(listed(started(NOON - DAY), started(NOON - 1), others)).toEqual([NOON - DAY]);
  });
});

describe('ended sessions', () => {
  const others = withOthersEnded(NOON - DAY, NOON);
  test.each([
    ['none is ended before', noneEnded, NOON, false],
    ['one of the list', withEnded(noneEnded, NOON), NOON, true],
    ['beside one of the list', withEnded(noneEnded, NOON), NOON + 1, false],
    ['all others: the kept one', others, NOON - DAY, false],
    ['all others: an older one', others, NOON - 2 * DAY, true],
    ['all others: a later sign-in', others, NOON + 1, false],
    ['the kept one, ended later', withEnded(others, NOON - DAY), NOON - DAY, true],
  ])('%s', (_, held, signedInAt, is) => expect(isEnded(held, signedInAt)).toBe(is));

  test('stay ended when the list is full', () => {
    const times = Array.from({ length: businessRules.endedSessionsMax + 5 }, (_, index) => NOON + index * DAY);
    const full = times.reduce(withEnded, noneEnded);
    expect(full.sessions).toHaveLength(businessRules.endedSessionsMax);
    expect(times.filter((time) => !isEnded(full, time))).toEqual([]);
  });
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    5,
    'safari',
    'iphone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile/15E148 Safari/604.1',
    5,
    'chrome',
    'iphone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 0, 'safari', 'mac'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 5, 'safari', 'ipad'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36', 5, 'chrome', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0', 0, 'edge', 'windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 0, 'firefox', 'linux'],
  ['curl/8.0', 0, 'other', 'other'],
])('%s, %i touch points: %s on %s', (userAgent, maxTouchPoints, browser, platform) =>
  expect(deviceBy({ userAgent, maxTouchPoints })).toEqual({ browser, platform }),
);
