import { type DocumentReference, type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import type { Deadline } from '#domain/kernel/deadline.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { masterEntityId } from '#domain/office/master/fields.ts';
import { master } from '#domain/office/master/master.ts';
import { account } from '#domain/people/account/account.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { type Around, noted } from '#local/memory/firestore.ts';
import { deliverAll, processOf, type World } from '#local/memory/process.ts';
import type { Change } from '#projections/kernel/projector.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { ownDocumentsHandler } from '../projections/ownDocuments.ts';
import { rebuild } from '../replay/rebuild.ts';
import { commandOf, fork, settle, whatDiffers } from '../testing/memoryProcess.ts';
import {
  accept,
  acceptTerms,
  cancel,
  changeFee,
  chooseMail,
  clientId,
  jobId,
  makeOffer,
  offerId,
  rename,
  talentId,
  worldAfter,
} from '../testing/smallWorld.ts';
import { executeCommand } from './executeCommand.ts';
import { EventFault } from './faults.ts';
import { type KnownIds, rememberIds } from './knownIds.ts';
import type { Rule } from './rule.ts';

const streamId = `offer-${offerId}`;
const offerPath = `jobs/job-1/offers/${offerId}`;

/** An offer of 40,000 yen that was made, and nothing is owed. */
let made: World;
let nobodyOffered: World;
beforeAll(async () => {
  [made, nobodyOffered] = [await worldAfter(makeOffer), await worldAfter()];
});

const dataAt = ({ database }: World, path: string) => database.documents().get(path);
const eventsOf = ({ database }: World, of = streamId) =>
  [...database.documents()].filter(([path]) => path.startsWith(`streams/${of}/events/`)).map(([, { type }]) => type);
const headOf = (world: World) => dataAt(world, paths.head(streamId));
const progressOf = (world: World) => dataAt(world, paths.progress(streamId));

describe('a command on a stream', () => {
  test('stores the event, and its answer finds the document, the receipt and what is owed', async () => {
    const world = fork(made);
    const { answer, types, message } = await executeCommand(processOf(world), changeFee(45_000));
    expect([answer, types]).toEqual([{ streamId, version: 2 }, ['OfferFeeChanged']]);
    expect(eventsOf(world)).toEqual(['OfferMade', 'OfferFeeChanged']);
    expect(headOf(world)).toMatchObject({ version: 2, owedFrom: null });
    expect(dataAt(world, offerPath)).toMatchObject({ fee: 45_000, version: 2 });
    expect(headOf(world)?.receipts).toMatchObject([{}, { commandId: 'fee-45000', version: 2 }]);
    expect(message).toMatchObject({ ...answer, owes: ['shared', 'policies'] });
    expect(progressOf(world)).toMatchObject({ owed: { shared: 2, policies: 2 }, done: { shared: 1 }, owedSince: expect.any(Number) });
  });

  test('by an instance whose clock is an hour late comes after the others, in the log and in the documents', async () => {
    const world = fork(made);
    const late: Runtime = { ...processOf(world), now: () => processOf(world).now() - HOUR };
    const before = (headOf(world) as { version: number }).version;
    await executeCommand(late, changeFee(45_000));
    const { answer } = await executeCommand(processOf(world), changeFee(46_000));
    expect(answer.version).toBe(before + 2);
    expect(eventsOf(world)).toEqual(['OfferMade', 'OfferFeeChanged', 'OfferFeeChanged']);
    expect(dataAt(world, offerPath)).toMatchObject({ fee: 46_000, version: 3 });
    await settle(world);
    expect(await whatDiffers(world)).toEqual([]);
  });

  test('that comes again gets the first answer, and nothing is written', async () => {
    const world = fork(made);
    const first = await executeCommand(processOf(world), changeFee(45_000));
    const before = world.database.documents();
    const second = await executeCommand(processOf(world), changeFee(45_000));
    expect(second).toEqual({ answer: first.answer, types: [], isRepeated: true });
    expect(world.database.documents()).toEqual(before);
  });

  test('under an id that another payload has used is refused', async () => {
    const world = fork(made);
    await executeCommand(processOf(world), changeFee(45_000, 'used'));
    await expect(executeCommand(processOf(world), changeFee(46_000, 'used'))).rejects.toMatchObject({ code: 'command-id-reused' });
    expect(eventsOf(world)).toHaveLength(2);
  });

  test('that is refused, or has nothing left to do, writes nothing', async () => {
    const world = fork(made);
    const before = world.database.documents();
    const byStranger = { ...accept, sender: { uid: uidOf.client, hasRequiredSecondFactor: true } };
    await expect(executeCommand(processOf(world), byStranger)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await executeCommand(processOf(world), changeFee(40_000))).toEqual({ answer: { streamId, version: 1 }, types: [] });
    expect(world.database.documents()).toEqual(before);
  });

  test('keeps in the head what the clock has to do, each under the event that set it', async () => {
    const world = fork(made);
    const asked = (generation: number) => ['remindAccept', 'expire'].map((kind) => expect.objectContaining({ kind, generation }));
    const first = Math.min(...((headOf(world)?.deadlines ?? []) as Deadline[]).map(({ dueAt }) => dueAt));
    expect(headOf(world)).toMatchObject({ deadlines: expect.arrayContaining(asked(1)), nextDue: first });
    await executeCommand(processOf(world), changeFee(45_000));
    // Asked again at the same moment, the deadlines are the same.
    expect(headOf(world)).toMatchObject({ version: 2, deadlines: expect.arrayContaining(asked(1)) });
    await executeCommand(processOf(world), acceptTerms(2));
    const office = ['remindOffice', 'remindOfficeAgain'].map((kind) => expect.objectContaining({ kind, generation: 3 }));
    expect(headOf(world)).toMatchObject({ version: 3, deadlines: office, nextDue: expect.any(Number) });
    await executeCommand(processOf(world), cancel);
    expect(headOf(world)).toMatchObject({ version: 4, deadlines: [], nextDue: null });
  });

  test('begins no stream that its caller does not let begin', async () => {
    const world = fork(made);
    const invented = commandOf(offer, 'invented', { ...makeOffer.command }, uidOf.client);
    for (const request of [invented, { ...invented, begins: false }])
      await expect(executeCommand(processOf(world), request)).rejects.toMatchObject({ code: 'not-found' });
    expect(dataAt(world, paths.head('offer-invented'))).toBeUndefined();
  });
});

/** What a command writes: the fields of each document, by path. */
const writtenBy = async (world: World, request: ReturnType<typeof changeFee>): Promise<Map<string, object>> => {
  const runtime = processOf(world);
  const written = new Map<string, object>();
  const batch = () => {
    const real = runtime.db.batch();
    const noted = (name: 'create' | 'set' | 'update') => (ref: DocumentReference, data: object, more?: object) => {
      written.set(ref.path, data);
      return Reflect.apply(real[name], real, more ? [ref, data, more] : [ref, data]);
    };
    return { create: noted('create'), set: noted('set'), update: noted('update'), commit: () => real.commit() };
  };
  const db = new Proxy(runtime.db, { get: (held, field) => (field === 'batch' ? batch : Reflect.get(held, field)) });
  await executeCommand({ ...runtime, db }, request);
  return written;
};

describe('a command on an old stream', () => {
  test('writes what one on a new stream writes: changed fields, and one step of changed terms', async () => {
    const [fresh, old] = [fork(made), fork(made)];
    for (let fee = 41_001; fee <= 41_040; fee++) await executeCommand(processOf(old), changeFee(fee));
    const fieldsOf = (written: Map<string, object>, path: string) => Object.keys(written.get(path) ?? {}).sort();
    const [first, later] = [await writtenBy(fresh, changeFee(45_000)), await writtenBy(old, changeFee(45_000))];
    expect(fieldsOf(first, offerPath)).toEqual(['answerDue', 'changeSteps.2', 'fee', 'feeChengeLog', 'termsNo', 'updatedAt', 'version']);
    expect(fieldsOf(later, offerPath)).toEqual(['answerDue', 'changeSteps.12', 'fee', 'feeChengeLog', 'termsNo', 'updatedAt', 'version']);
    // Later receipts are documents.
    expect(fieldsOf(later, paths.head(streamId))).toEqual(['hash', 'snapshot.fee', 'snapshot.termsNo', 'version']);
    await settle(old);
    expect(await whatDiffers(old)).toEqual([]);
  });
});

describe('what a command reads with its head', () => {
  const forceClose = commandOf(offer, offerId, { type: 'forceClose', reason: '規約違反' }, uidOf.office);
  /** The calls of a process to the database, and the process. */
  const watched = (world: World) => {
    const calls: string[] = [];
    const runtime = processOf(world, async (call, effect) => {
      calls.push(call);
      return effect();
    });
    return { runtime, reads: () => calls.filter((call) => call.startsWith('get ') && !/Keys|unwrapped/.test(call)) };
  };

  test('names the documents by ids that the process remembers', async () => {
    const { runtime, reads } = watched(fork(made));
    await executeCommand(runtime, changeFee(45_000));
    await executeCommand(runtime, forceClose);
    expect(reads()).toHaveLength(2);
    expect(reads()[1]).toContain(offerPath);
  });

  test('is one call for commands that come at once', async () => {
    const { runtime, reads } = watched(fork(made));
    await Promise.all([rename('花'), changeFee(45_000), chooseMail('off')].map((request) => executeCommand(runtime, request)));
    const [first, others] = reads();
    expect(first).toContain(paths.head(`talent-${talentId}`));
    for (const head of [paths.head(streamId), paths.head(`account-${clientId}`)]) expect(others).toContain(head);
    expect(reads()).toHaveLength(2);
  });

  test('counts only if it is as new as the head; else it is read again', async () => {
    const { runtime, reads } = watched(fork(made));
    await executeCommand(runtime, changeFee(45_000));
    const older = (document: DocumentSnapshot) =>
      document.ref.path === offerPath ? Object.assign(document, { readTime: Timestamp.fromMillis(0) }) : document;
    const getAll = async (...refs: DocumentReference[]) => (await runtime.db.getAll(...refs)).map(older);
    const db = new Proxy(runtime.db, { get: (held, field) => (field === 'getAll' ? getAll : Reflect.get(held, field)) });
    rememberIds(db, streamId, { jobId, clientId, talentId });
    await executeCommand({ ...runtime, db }, forceClose);
    expect(reads().slice(1)).toEqual([expect.stringContaining(offerPath), `get ${offerPath}`]);
  });

  test('names the streams of its rules; a process that has not seen the stream asks the head first', async () => {
    const seen: KnownIds[] = [];
    const ruled = (fee: number) => ({
      ...changeFee(fee),
      rules: (ids: KnownIds): readonly Rule[] => {
        seen.push(ids);
        return [{ streams: [{ aggregate: account, entityId: ids.talentId ?? '' }] }];
      },
    });
    const { runtime, reads } = watched(fork(made));
    await executeCommand(runtime, ruled(45_000));
    expect(reads()).toEqual([`get ${paths.head(streamId)}`, expect.stringContaining(paths.head(`account-${talentId}`))]);
    await executeCommand(runtime, ruled(46_000));
    expect(reads()).toHaveLength(3);
    expect(seen).toEqual(Array(2).fill(expect.objectContaining({ jobId, clientId, talentId })));
  });

  test('does not have what only a first read can name: such a rule reads once more, and is checked', async () => {
    const { runtime, reads } = watched(fork(made));
    const refused: Rule = {
      streams: [],
      documents: [offerPath],
      further: (_states, documents) => [
        {
          streams: [{ aggregate: account, entityId: String(documents.get(offerPath)?.talentId) }],
          check: ([held]) => {
            if ((held as { readonly role?: string }).role === 'talent') throw new DomainError('double-booked');
          },
        },
      ],
    };
    await expect(executeCommand(runtime, { ...changeFee(45_000), rules: [refused] })).rejects.toMatchObject({ code: 'double-booked' });
    expect(reads()).toEqual([expect.stringContaining(offerPath), `get ${paths.head(`account-${talentId}`)}`]);
  });
});

describe('a command on a stream whose head has no room for receipts', () => {
  let long: World;
  beforeAll(async () => {
    long = fork(made);
    for (let fee = 41_001; fee <= 41_021; fee++) await executeCommand(processOf(long), changeFee(fee));
  });

  test('has its receipt in a document, which is not read before it is written', async () => {
    const world = fork(long);
    const { calls, noting } = noted();
    await executeCommand(processOf(world, noting), changeFee(45_000));
    expect(calls.filter((call) => call.includes('receipts'))).toEqual([]);
    expect(headOf(world)?.receipts).toHaveLength(20);
    expect(dataAt(world, paths.receipt('fee-45000'))).toMatchObject({ commandId: 'fee-45000', version: 23 });
  });

  test.each([
    ['would append an event again', [changeFee(46_000)]],
    ['has nothing left to do', []],
    ['is refused by now', [cancel]],
  ])('that comes again and %s gets the first answer', async (_, between) => {
    const world = fork(long);
    const first = await executeCommand(processOf(world), changeFee(45_000));
    for (const request of between) await executeCommand(processOf(world), request);
    const before = world.database.documents();
    expect(await executeCommand(processOf(world), changeFee(45_000))).toEqual({ answer: first.answer, types: [], isRepeated: true });
    expect(world.database.documents()).toEqual(before);
  });

  test('under an id that another payload has used is refused, in the head and in a document', async () => {
    const world = fork(long);
    await executeCommand(processOf(world), changeFee(45_000, 'used'));
    for (const used of ['used', 'fee-41001'])
      await expect(executeCommand(processOf(world), changeFee(46_000, used))).rejects.toMatchObject({ code: 'command-id-reused' });
  });

  test('and of an older release, which has none, works the same', async () => {
    const world = fork(made);
    await processOf(world).db.doc(paths.head(streamId)).update({ receipts: FieldValue.delete() });
    const first = await executeCommand(processOf(world), changeFee(45_000));
    expect(await executeCommand(processOf(world), changeFee(45_000))).toMatchObject({ answer: first.answer, isRepeated: true });
    expect(eventsOf(world)).toHaveLength(2);
  });
});

describe('when somebody is faster, or the database fails', () => {
  test('several commands at once are all stored, one after the other', async () => {
    const world = fork(made);
    const fees = [41_000, 42_000, 43_000, 44_000];
    const answers = await Promise.all(fees.map((fee) => executeCommand(processOf(world), changeFee(fee))));
    expect(answers.map(({ answer }) => answer.version).sort()).toEqual([2, 3, 4, 5]);
    expect(eventsOf(world)).toHaveLength(5);
    await settle(world);
    expect(await whatDiffers(world)).toEqual([]);
  });

  test('a command that read what a stream owes sees that it is owed no more', async () => {
    const world = fork(made);
    const runtime = processOf(world);
    await runtime.db.doc(paths.head(streamId)).update({ owedFrom: 1 });
    await runtime.db.doc(paths.progress(streamId)).update({ 'owed.readModels': 1, 'done.readModels': 0 });
    let isFirst = true;
    const overtaken: Around = async (call, effect) => {
      if (call === 'commit' && isFirst) {
        isFirst = false;
        await ownDocumentsHandler(runtime, { streamId, version: 1 });
      }
      return effect();
    };
    await executeCommand(processOf(world, overtaken), changeFee(45_000));
    expect(headOf(world)).toMatchObject({ version: 2, owedFrom: null });
    expect(dataAt(world, offerPath)).toMatchObject({ fee: 45_000 });
  });

  test('a commit whose answer is lost is found by its receipt: one event, the same answer', async () => {
    const world = fork(made);
    let isLost = false;
    const losing: Around = async (call, effect) => {
      const result = effect();
      if (call !== 'commit' || isLost) return result;
      isLost = true;
      throw Object.assign(new Error('UNAVAILABLE'), { code: 14 });
    };
    expect(await executeCommand(processOf(world, losing), changeFee(45_000))).toMatchObject({
      answer: { streamId, version: 2 },
      isRepeated: true,
    });
    expect(isLost).toBe(true);
    expect(eventsOf(world)).toHaveLength(2);
  });
});

/** What a commit cannot write is owed, and the events are stored all the same. */
const thenOwes = async (world: World, failing: Runtime) => {
  const { message } = await executeCommand(failing, changeFee(45_000));
  expect(eventsOf(world)).toEqual(['OfferMade', 'OfferFeeChanged']);
  expect(headOf(world)).toMatchObject({ version: 2, owedFrom: 2 });
  expect(message?.owes).toEqual(['readModels', 'shared', 'policies']);
  expect(progressOf(world)).toMatchObject({ owed: { readModels: 2, shared: 2 } });
  expect(dataAt(world, offerPath)).toMatchObject({ fee: 40_000, version: 1 });
  // A later command owes too, from the same event on, although its own documents could be written.
  await executeCommand(processOf(world), changeFee(46_000));
  expect(headOf(world)).toMatchObject({ version: 3, owedFrom: 2 });
  expect(dataAt(world, offerPath)).toMatchObject({ fee: 40_000, version: 1 });
};

const thenHeals = async (world: World) => {
  await settle(world);
  expect(headOf(world)).toMatchObject({ owedFrom: null });
  expect(dataAt(world, offerPath)).toMatchObject({ fee: 46_000, version: 3 });
  expect(await whatDiffers(world)).toEqual([]);
};

describe('a stream owes its documents', () => {
  test('when the database refuses one of them', async () => {
    const world = fork(made);
    const runtime = processOf(world);
    const changesOf = () => new Map<string, Change>([['jobs/none', { kind: 'fields', fields: { title: '無い' } }]]);
    await thenOwes(world, { ...runtime, following: { ...runtime.following, changesOf } });
    await thenHeals(world);
  });

  test('when a projector throws', async () => {
    const world = fork(made);
    const runtime = processOf(world);
    const changesOf = () => {
      throw new EventFault('a fault in a projector');
    };
    await thenOwes(world, { ...runtime, following: { ...runtime.following, changesOf } });
    await thenHeals(world);
  });

  test('while a rebuild writes', async () => {
    const world = fork(made);
    const control = processOf(world).db.doc(paths.projectionControl);
    await control.set({ pausedAt: 1 });
    await thenOwes(world, processOf(world));
    await deliverAll(world, processOf(world));
    expect(dataAt(world, offerPath)).toMatchObject({ fee: 40_000 });
    await control.delete();
    await thenHeals(world);
  });

  test('of an older release until a rebuild: nobody knows what its documents lack', async () => {
    const world = fork(made);
    const runtime = processOf(world);
    await runtime.db.doc(paths.head(streamId)).update({ owedFrom: FieldValue.delete() });
    for (const fee of [45_000, 46_000]) await executeCommand(processOf(world), changeFee(fee));
    expect(headOf(world)).toMatchObject({ version: 3, owedFrom: 0 });
    await deliverAll(world, runtime);
    expect(dataAt(world, offerPath)).toMatchObject({ fee: 40_000 });
    await rebuild(runtime);
    await thenHeals(world);
  });
});

describe('nothing is locked', () => {
  /** The calls of a process that runs a command; `atCommit` happens before its commit. */
  const callsOf = async (world: World, request: typeof makeOffer, atCommit = async () => {}) => {
    const calls: string[] = [];
    const noting: Around = async (call, effect) => {
      calls.push(call.split(' ')[0] as string);
      if (call === 'commit') await atCommit();
      return effect();
    };
    await executeCommand(processOf(world, noting), request);
    return calls;
  };

  test.each([
    ['begins a stream, with a rule', makeOffer],
    [
      'writes a document of several streams',
      commandOf(account, uidOf.client, { type: 'revokeCertification', reason: '規約違反' }, uidOf.office),
    ],
  ])('by a command that %s', async (_, request) => {
    const calls = await callsOf(fork(nobodyOffered), request);
    expect(calls).toContain('commit');
    expect(calls).not.toContain('transaction');
  });

  test('and an account whose document another stream changed is written again', async () => {
    const world = fork(nobodyOffered);
    let isFirst = true;
    const renamed = async () => {
      if (isFirst) await executeCommand(processOf(world), rename('改名 花子'));
      isFirst = false;
    };
    const suspend = commandOf(account, uidOf.talent, { type: 'suspend', reason: '規約違反' }, uidOf.office);
    expect((await callsOf(world, suspend, renamed)).filter((call) => call === 'commit')).toHaveLength(2);
    expect(dataAt(world, `users/${uidOf.talent}`)).toMatchObject({ name: '改名 花子', suspended: true });
  });
});

describe('many commands at once', () => {
  test('on one stream of a process are stored one after the other, each at its first attempt', async () => {
    const world = fork(made);
    let commits = 0;
    const counting: Around = async (call, effect) => {
      if (call === 'commit') commits++;
      return effect();
    };
    const runtime = processOf(world, counting);
    await Promise.all(Array.from({ length: 12 }, (_, n) => executeCommand(runtime, changeFee(41_001 + n))));
    expect([eventsOf(world).length, commits]).toEqual([13, 12]);
  });

  test('with one id in two processes get one answer', async () => {
    const world = fork(nobodyOffered);
    const processes = [processOf(world), processOf(world)];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => executeCommand(processes[n % 2] as Runtime, makeOffer).then(({ answer }) => answer)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(eventsOf(world)).toEqual(['OfferMade']);
  });

  test('of other streams with a turn in common: the second sees what the first has done', async () => {
    const world = fork(nobodyOffered);
    const rule: Rule = {
      streams: [],
      turns: [paths.turn('industryMaster')],
      absent: {
        queries: (db) => [db.collection('industryMaster').where('name', '==', '映像')],
        refusal: () => new DomainError('already-exists'),
      },
    };
    const named = (masterId: string) => ({
      ...commandOf(
        master,
        masterEntityId('industry', masterId),
        { type: 'add', kind: 'industry', name: '映像', orderIndex: 1 },
        uidOf.office,
      ),
      commandId: `add-${masterId}`,
      begins: true,
      rules: [rule],
    });
    const results = await Promise.allSettled(['a', 'b', 'c'].map((id) => executeCommand(processOf(world), named(id))));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});

test('a pair of job and talent is held by one deal: of two at once one is stored', async () => {
  const world = fork(nobodyOffered);
  const other = { ...makeOffer, entityId: 'offer-2', commandId: 'another' };
  const results = await Promise.allSettled([makeOffer, other].map((request) => executeCommand(processOf(world), request)));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'offer-exist' } });
  expect([...eventsOf(world), ...eventsOf(world, 'offer-offer-2')]).toEqual(['OfferMade']);
});
