import { describe, expect, test } from 'vitest';
import { pathOf, places } from '../../kernel/words/places.ts';
import { aggregates } from '../../registry.ts';
import { by, uidOf } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { noticesOf, notificationKinds } from './kinds.ts';
import { notification, notificationIdOf, notifyingAggregates } from './notification.ts';

const story = scenario(notification.decider);
const id = (n: number, uid: string = uidOf.talent) => notificationIdOf(`offer-1_${n}`, uid);
const open = (...notificationIds: string[]) => ({ type: 'open', notificationIds }) as const;
const opened = (...notificationIds: string[]) => ({ type: 'NotificationsOpened', data: { notificationIds } }) as const;

describe('open', () => {
  test('one, or several in one event, each once', () => {
    story.given().when(open(id(1)), by('talent'), [opened(id(1))]);
    story.given(opened(id(1))).when(open(id(3), id(2), id(3)), by('talent'), [opened(id(2), id(3))]);
  });
  test('twice', () => story.given(opened(id(1), id(2))).when(open(id(2), id(1)), by('talent'), []));
  test('another person’s is refused, also among own ones', () =>
    story.given().when(open(id(1), id(1, uidOf.client)), by('talent'), 'permission-denied'));
  test('an id that no event can have is refused', () => {
    for (const eventId of [
      'x',
      'offer-1',
      'offer-1_0',
      'offer-1_',
      'offer-_1',
      'favorite-1_1',
      'offer-1_1_extra',
      `offer-${'x'.repeat(129)}_1`,
    ])
      story.given().when(open(id(1), notificationIdOf(eventId, uidOf.talent)), by('talent'), 'invalid-argument');
  });
  test('the aggregates with notifications are those of the kinds', () => {
    const telling = Object.values(aggregates)
      .filter(({ events }) => notificationKinds.some((kind) => kind in events))
      .map(({ name }) => name);
    expect(new Set(telling)).toEqual(new Set(notifyingAggregates));
  });
  test('at most fifty at once', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, n) => id(n + 1));
    expect(notification.command.safeParse(open(...ids(50))).success).toBe(true);
    expect(notification.command.safeParse(open(...ids(51))).success).toBe(false);
  });
});

describe('the texts of notifications', () => {
  const all = notificationKinds.flatMap((kind) =>
    Object.entries(noticesOf(kind)).map(([audience, notice]) => ({ kind, audience, notice })),
  );
  test.each(all)('$kind for the $audience has a text and a link', ({ audience, notice: { title, body, place } }) => {
    expect(title.length).toBeLessThanOrEqual(30);
    for (const text of [title, body]) expect(text).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    expect(body).toMatch(/。$/);
    const ids = { offerId: 'o', entryId: 'e', jobId: 'j', roomId: 'r', contactId: 'c', id: 'i' };
    expect(pathOf(place, ids)).toMatch(/^\//);
    if (audience !== 'person') expect(place.startsWith(audience)).toBe(true);
  });
  test('a place without its id throws', () => expect(() => pathOf('clientOffer', { offerId: null })).toThrow('offerId'));
  test('places need only ids of a deal, a room, a question to the office or an invoice', () =>
    expect(new Set(Object.values(places).flatMap((path) => path.match(/:\w+/g) ?? []))).toEqual(
      new Set([':offerId', ':entryId', ':jobId', ':roomId', ':contactId', ':id']),
    ));
});
