import fc from 'fast-check';
import { expect, test } from 'vitest';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { DAY, NOON, uidOf } from '#domain/testing/contexts.ts';
import { parties, terms } from '#domain/testing/dealSamples.ts';
import * as entry from '#domain/testing/entryHistories.ts';
import { envelopes, envelopesOf, interleave, turns, worlds } from '#domain/testing/envelopes.ts';
import * as guardian from '#domain/testing/guardianHistories.ts';
import * as offer from '#domain/testing/offerHistories.ts';
import { clientProfile, talentProfile } from '#domain/testing/profiles.ts';
import { runs } from '#domain/testing/rotation.ts';
import { applyEvent, byType, type ReadModel } from './kernel/projector.ts';
import { type Collection, readModelProjectors, readModels } from './readModels.ts';
import { clientRegistered, jobPosted, talentRegistered } from './testing/documents.ts';
import { specifiedCollections } from './testing/specified.ts';
import { acceptedStories, settingOf, streamOf } from './testing/stories.ts';

const projectors = byType(readModelProjectors);
const collectionOf = (path: string) => path.split('/').at(-2) as string;
const isSpecified = (path: string): boolean => (specifiedCollections as readonly string[]).includes(collectionOf(path));

type Stamped = { readonly createdAt: number; readonly updatedAt: number };
/** A document of the specification that an event made or changed. */
type Changed = { readonly path: string; readonly held: Stamped | undefined; readonly now: Stamped };

/** Applies an event. Returns the documents of the specification that it made or changed. */
const changedBy = (event: AnyEnvelope, documents: Map<string, ReadModel>): Changed[] => {
  const before = new Map(documents);
  applyEvent(projectors, event, documents);
  return [...documents].flatMap(([path, now]) => {
    const held = before.get(path);
    return now === held || !isSpecified(path) ? [] : [{ path, held: held as Stamped | undefined, now: now as Stamped }];
  });
};

test('each collection of the specification has createdAt and updatedAt', () => {
  const missing = specifiedCollections.filter((name) => {
    const { shape } = readModels[name as Collection].schema;
    return !('createdAt' in shape && 'updatedAt' in shape);
  });
  expect(missing).toEqual([]);
});

const { clientId } = parties;
const moved = { ...parties, previousScheduleToClose: terms.scheduleToClose, scheduleToClose: terms.scheduleToClose + DAY };
/** Histories that the accepted commands do not have. */
const further: ReturnType<typeof acceptedStories> = [
  {
    name: 'account',
    story: [
      { type: 'AccountRegistered', data: { email: 'hana@example.com' } },
      { type: 'AccountDestinationReset', data: {} },
    ],
  },
  {
    name: 'talent',
    story: [
      ...[talentRegistered, { type: 'TalentPublished', data: {} } as const, { type: 'TalentProfileChanged', data: talentProfile } as const],
      ...[{ type: 'TalentRecheckNeeded', data: {} } as const, { type: 'TalentPublished', data: {} } as const],
      ...[{ type: 'TalentHeldBack', data: {} } as const, { type: 'TalentBroughtBack', data: { isPublished: true } } as const],
    ],
  },
  {
    name: 'client',
    story: [clientRegistered, { type: 'ClientProfileChanged', data: clientProfile }],
  },
  {
    name: 'job',
    story: [
      ...[jobPosted, { type: 'JobHeldBack', data: { clientId } } as const, { type: 'JobBroughtBack', data: { clientId } } as const],
      ...[
        { type: 'JobEnded', data: { clientId, endedAt: NOON } } as const,
        { type: 'JobReopened', data: { clientId, entryDeadline: NOON } } as const,
      ],
    ],
  },
  {
    name: 'offer',
    story: [offer.made, { type: 'OfferScheduleChanged', data: { ...moved, askedAt: null, answerDue: null, remindAt: null } }],
  },
  { name: 'entry', story: [...entry.histories.IS_APPROVED, { type: 'EntryScheduleChanged', data: moved }] },
  { name: 'guardian', story: [guardian.registered, guardian.asked(), guardian.refused()] },
];

/** Events after those of the setting, so that each has to move the time. */
const aDayLater = (events: readonly AnyEnvelope[]): AnyEnvelope[] =>
  events.map((event) => ({ ...event, meta: { ...event.meta, recordedAt: event.meta.recordedAt + DAY } }));

test('each event sets both stamps of the documents it makes, and moves only updatedAt of those it changes', () => {
  const told = new Set<string>();
  const writers = new Set<string>();
  for (const { name, story } of [...acceptedStories(), ...further]) {
    const documents = new Map<string, ReadModel>();
    for (const event of settingOf(streamOf[name])) applyEvent(projectors, event, documents);
    for (const event of aDayLater(envelopes(streamOf[name], ...story))) {
      told.add(event.type);
      const changed = changedBy(event, documents);
      for (const { path, held, now } of changed) {
        const { recordedAt } = event.meta;
        // If another stream made the document before its own one, it has no time yet.
        const due = { createdAt: held?.createdAt || recordedAt, updatedAt: Math.max(held?.updatedAt ?? 0, recordedAt) };
        expect([event.type, path, now]).toMatchObject([event.type, path, due]);
      }
      if (changed.length > 0) for (const { name } of projectors.get(event.type) ?? []) writers.add(name);
    }
  }
  const untold = readModelProjectors
    .filter(({ name }) => writers.has(name))
    .flatMap(({ handles }) => handles.filter((type) => !told.has(type)));
  expect([...new Set(untold)]).toEqual([]);
});

test('no event changes a document of the specification without its updatedAt, in any order of streams', () =>
  fc.assert(
    fc.property(worlds, turns, (streams, order) => {
      const documents = new Map<string, ReadModel>();
      for (const event of interleave(streams, order))
        for (const { path, held, now } of changedBy(event, documents)) {
          // Later than the event only if a newer one was projected before: an early opening.
          const late = now.updatedAt < Math.max(event.meta.recordedAt, held?.updatedAt ?? 0);
          expect(late ? [path, event.type, now.updatedAt] : []).toEqual([]);
          expect(now.createdAt).toBeLessThanOrEqual(now.updatedAt);
        }
    }),
    { numRuns: runs(20) },
  ));

test('an opened notification has the time of its opening, in both orders', () => {
  const [made, opened] = [
    envelopes('offer-offer-1', offer.made),
    envelopesOf(streamIdOf('notification', uidOf.talent), [
      {
        event: { type: 'NotificationsOpened', data: { notificationIds: [`offer-offer-1_1_${uidOf.talent}`] } },
        at: NOON + DAY,
        actor: { uid: uidOf.talent, role: 'talent' },
      },
    ]),
  ];
  for (const order of [
    [...made, ...opened],
    [...opened, ...made],
  ]) {
    const documents = new Map<string, ReadModel>();
    for (const event of order) applyEvent(projectors, event, documents);
    const shown = documents.get(`notifications/offer-offer-1_1_${uidOf.talent}`);
    expect(shown).toMatchObject({ openedAt: NOON + DAY, createdAt: NOON, updatedAt: NOON + DAY });
  }
});
