import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { reservationIdOf } from '#domain/kernel/identifiers.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { runtime } from '#functions/runtime.ts';
import { type CallableCommand, callableCommands } from '#tests/support/callableCommands.ts';
import { codeOf, send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { now } from '#tests/support/level.ts';
import { type Cast, newCast, newClient, newJob, newTalent, type Person, registered, talentProfile } from '#tests/support/people.ts';

let cast: Cast;
let others: { readonly client: Person; readonly jobId: string; readonly talent: Person; readonly offerId: string };
let unpublished: Person;

beforeAll(async () => {
  cast = await newCast();
  const [client, talent] = await Promise.all([newClient(cast.office), newTalent(cast.office)]);
  const jobId = await newJob(client);
  const { offerId } = await newOffer({ ...cast, client, jobId, talent: await newTalent(cast.office) });
  others = { client, talent, jobId, offerId };
  unpublished = await registered('talent');
  await send(unpublished, 'talents', talentProfile());
});

const senderOf = ({ accepted: { context } }: CallableCommand): Person => {
  const { role } = context.actor;
  if (role === 'office') return cast.office;
  return role === 'client' ? cast.client : cast.talent;
};

const references = ['jobId', 'talentId', 'targetId', 'subjectId', 'offerId', 'entryId', 'roomId', 'reviewId', 'reportId'] as const;
const ownReferences = ['mediaId', 'newsId', 'masterId', 'uid'] as const;
const referencesOf = (command: CallableCommand): string[] =>
  [...references, ...ownReferences].filter((field) => field in command.payload() || isOptional(command, field));
/** A posting may name its draft; the sample command has none. */
const isOptional = ({ callable, type }: CallableCommand, field: string) =>
  callable === 'jobs' && ['post', 'saveDraft'].includes(type) && field === 'jobId';

/** An unlike of something that was never liked succeeds and writes nothing. */
const isDone = ({ title }: CallableCommand) => title === 'favorites.unlike';

const naming = callableCommands.flatMap((command) =>
  referencesOf(command).map((field) => ({ title: `${command.title} by ${field}`, command, field })),
);

const isNothing = async (id: string): Promise<boolean> => {
  const { db } = runtime();
  const names = ['offer', 'entry', 'job', 'talent', 'client', 'account', 'review', 'chat', 'media', 'news', 'report', 'master'];
  const heads = await db.getAll(...names.map((name) => db.doc(`streams/${name}-${id}`)));
  return heads.every((head) => !head.exists);
};

describe('no command creates an entity with an id that the sender invented', () => {
  test('many commands have such an id', () => expect(naming.length).toBeGreaterThan(45));

  test.each(naming)('$title', async ({ command, field }) => {
    const invented = `invented-${randomUUID()}`;
    const attempt = send(senderOf(command), command.callable, { ...command.payload(), [field]: invented });
    if (isDone(command)) expect(await attempt).toMatchObject({ version: 0 });
    else expect(await codeOf(attempt)).not.toBe('fallback');
    expect(await isNothing(invented)).toBe(true);
  });
});

describe('a deal starts only through its rules', () => {
  const make = (changes: object, type = 'makeOffer') => {
    const pair = { jobId: cast.jobId, talentId: others.talent.uid };
    return send(cast.client, 'offers', { type, ...pair, fee: 30_000, scheduleToClose: now() + HOUR, ...changes });
  };

  test('an offer accepts no id from the sender', async () => {
    const offerId = `own-${randomUUID()}`;
    expect(await codeOf(make({ offerId }))).toBe('invalid-argument');
    expect(await codeOf(make({ offerId }, 'continueInquiry'))).toBe('not-found');
    expect(await isNothing(offerId)).toBe(true);
  });

  test.each(['inquire', 'makeOffer'])('%s for a job or cast that is not the own, hidden or missing is refused', async (type) => {
    const inquiry =
      type === 'inquire' ? { fee: undefined, scheduleToClose: undefined, inquiryType: 'OTHERS', message: 'はじめまして。' } : {};
    const attempt = (changes: object) => codeOf(make({ ...inquiry, ...changes }, type));
    expect(await attempt({ jobId: others.jobId })).toBe('permission-denied');
    expect(await attempt({ jobId: others.offerId })).toBe('not-found');
    expect(await attempt({ talentId: unpublished.uid })).toBe('talent-unavailable');
    expect(await attempt({ talentId: others.client.uid })).toBe('talent-unavailable');
    expect(await attempt({ talentId: 'nobody' })).toBe('talent-unavailable');
  });

  test('a second deal of the pair is refused, and the first keeps the reservation', async () => {
    await make({});
    expect(await codeOf(make({}))).toBe('offer-exist');
    const held = await runtime()
      .db.doc(`reservations/${reservationIdOf(cast.jobId, others.talent.uid)}`)
      .get();
    expect(held.exists).toBe(true);
  });

  test('the event store refuses the first event of a deal without a reservation, from any sender', async () => {
    const entityId = `bare-${randomUUID()}`;
    const command = { type: 'makeOffer', jobId: cast.jobId, talentId: others.talent.uid, fee: 1, scheduleToClose: now() + HOUR };
    const request = {
      aggregate: offer,
      entityId,
      command,
      commandId: randomUUID(),
      sender: { uid: cast.client.uid, hasRequiredSecondFactor: true },
    };
    await expect(executeCommand(runtime(), request)).rejects.toMatchObject({ code: 'not-found' });
    expect(await isNothing(entityId)).toBe(true);
  });
});
