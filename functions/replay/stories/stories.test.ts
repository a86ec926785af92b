import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fold } from '#domain/kernel/decider.ts';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { type AnyEvent, aggregateNamed } from '#domain/registry.ts';
import { acceptedCommands } from '#domain/testing/acceptedCommands.ts';
import { HOUR, NOON, uidOf } from '#domain/testing/contexts.ts';
import { unsaid } from '#domain/testing/dealSamples.ts';
import { envelopesOf } from '#domain/testing/envelopes.ts';
import { cancellationRequested, inquired } from '#domain/testing/offerHistories.ts';
import type { ReadModel } from '#projections/kernel/projector.ts';
import { readModels } from '#projections/readModels.ts';
import { findCommand } from './findCommand.ts';
import { rerunScenario, type StoryStep, storyOf } from './story.ts';

const cases = Object.entries(acceptedCommands).flatMap(([name, accepted]) =>
  Object.entries(accepted).map(([type, each]) => [`${name}.${type}`, { name: name as AggregateName, ...each }] as const),
);

/**
 * Their events leave out a field that the decision needs (a code, an identity, what was asked),
 * have it with the other sign, or share it among several events.
 */
const untold = [
  ...['account.openNews', 'student.register', 'review.open', 'favorite.like', 'media.add'],
  ...['invoice.issue', 'invoice.credit', 'invoice.refund', 'invoice.carry', 'countersign.ask', 'desk.assign', 'heldAct.hold', 'payout.fix'],
  ...['settlement.report', 'settlement.answer', 'settlement.decide', 'shortlist.answer'],
  ...['audition.addSlots', 'audition.invite'],
];

const refound = ({ name, given, command, context }: (typeof cases)[number][1]) => {
  const aggregate = aggregateNamed(name);
  const state: unknown = fold(aggregate.decider, given);
  const events = aggregate.decider.decide(command, state, context) as AnyEvent[];
  const found = findCommand(aggregate, state, given, context, events);
  return found && aggregate.decider.decide(found, state, context);
};

describe('the command of events', () => {
  test.each(cases)('is found from what it led to: %s', (label, each) => {
    const found = refound(each);
    if (untold.includes(label)) return expect(found).toBeNull();
    const { decider } = aggregateNamed(each.name);
    expect(found).toEqual(decider.decide(each.command, fold(decider, each.given), each.context));
  });
});

const streamId = 'offer-oF7xkQ2mTn';
const of = (role: 'client' | 'talent' | 'office') => ({ uid: uidOf[role], role });
const words = '撮影のご相談です。山田まで。';
const log = envelopesOf(streamId, [
  { event: { ...inquired, data: { ...inquired.data, message: words } } as AnyEvent, at: NOON, actor: of('client') },
  { event: { type: 'OfferInquiryRefused', data: unsaid }, at: NOON + HOUR, actor: of('talent') },
]);
const story = storyOf(streamId, log);

describe('a story', () => {
  test('has the commands, the events, the documents, and neither words nor ids of people', () => {
    expect(story.steps.map(({ command }) => command?.type)).toEqual(['inquire', 'refuseInquiry']);
    expect(Object.keys(story.documents)).toContain('jobs/job-1/offers/offer-1');
    const text = JSON.stringify(story);
    for (const hidden of [words, '山田', 'oF7xkQ2mTn']) expect(text).not.toContain(hidden);
    expect(rerunScenario(story)).toEqual([]);
  });

  test('may lack fields with a default, but no other field', () => {
    const path = 'jobs/job-1/offers/offer-1';
    const document = story.documents[path] as ReadModel;
    const without = (...fields: string[]) => {
      const kept = Object.fromEntries(Object.entries(document).filter(([field]) => !fields.includes(field)));
      return { ...story, documents: { ...story.documents, [path]: kept as ReadModel } };
    };
    const defaults = Object.entries(readModels.offers.schema.safeParse(document).data ?? {}).flatMap(([field, value]) => {
      const schema = (readModels.offers.schema as z.ZodObject).shape[field];
      return schema instanceof z.ZodDefault && isDeepStrictEqual(schema.parse(undefined), value) ? [field] : [];
    });
    expect(defaults).not.toEqual([]);
    expect(rerunScenario(without(...defaults))).toEqual([]);
    expect(rerunScenario(without('id'))).toHaveLength(1);
  });

  test('names the command whose outcome is another one', () => {
    const [first, second] = story.steps as [StoryStep, StoryStep];
    const without = { ...story, steps: [first, { ...second, events: [] }] };
    const [change] = rerunScenario(without);
    expect(change).toEqual({ where: 'offer-offer-1, command 2: refuseInquiry by talent', was: [], now: second.events });
  });

  test('names a refusal that was none', () => {
    const [first, second] = story.steps as [StoryStep, StoryStep];
    const byStranger = { ...second, actor: { uid: 'talent-2', role: 'talent' } as const };
    const [change] = rerunScenario({ ...story, steps: [first, byStranger] });
    expect(change).toMatchObject({ was: second.events, now: { refused: expect.any(String) } });
  });

  test('names a document that is another one', () => {
    const path = 'jobs/job-1/offers/offer-1';
    const changed = { ...story, documents: { ...story.documents, [path]: { ...story.documents[path], status: 'IS_ACCEPTED' } } };
    expect(rerunScenario(changed).map(({ where }) => where)).toEqual([`document ${path}`]);
  });

  test('hides every letter, also rare kanji, half-width and full-width forms', () => {
    const rare = '﨑𠮷ｱﾔﾞＡｂ９éゔ々Ж';
    const [event] = envelopesOf(streamId, [
      { event: { ...inquired, data: { ...inquired.data, message: rare } } as AnyEvent, at: NOON, actor: of('client') },
    ]);
    const text = JSON.stringify(storyOf(streamId, event ? [event] : []));
    for (const letter of rare) expect(text, letter).not.toContain(letter);
  });

  test('keeps the side of a deal, which is no id, and shortens ids inside paths', () => {
    const path = `uploads/${uidOf.client}/oF7xkQ2mTn.jpg`;
    const cancelled = envelopesOf(streamId, [
      {
        event: { ...cancellationRequested, data: { ...cancellationRequested.data, path } } as unknown as AnyEvent,
        at: NOON,
        actor: of('client'),
      },
    ]);
    const [step] = storyOf(streamId, cancelled).steps;
    expect(step?.actor.role).toBe('client');
    expect(step?.events[0]?.data).toMatchObject({ calledOffBy: 'client', clientId: 'client-1', path: 'uploads/client-1/offer-1.jpg' });
  });

  test('keeps different words different, and their letters of a kind', () => {
    const [first, second] = [storyOf(streamId, log.slice(0, 1)), storyOf(streamId, log.slice(0, 1))];
    expect(first).toEqual(second);
    const message = first.steps.flatMap(({ events }) => events.map(({ data }) => (data as { message: string }).message)).join();
    expect(message).toHaveLength(words.length);
    expect(message).toMatch(/^[一二三四五六七八九十]{2}の?[あ-ん]/u);
  });
});
