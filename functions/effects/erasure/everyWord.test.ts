import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fold } from '#domain/kernel/decider.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { keptUntilOf } from '#domain/kernel/retention.ts';
import { GENESIS } from '#domain/office/proof/leaves.ts';
import type { KeptField } from '#domain/office/record/fields.ts';
import { type RecordCommand, record } from '#domain/office/record/record.ts';
import { type AnyEnvelope, type AnyEvent, aggregateNamed } from '#domain/registry.ts';
import { acceptedCommands } from '#domain/testing/acceptedCommands.ts';
import { NOON } from '#domain/testing/contexts.ts';
import type { Accepted } from '#domain/testing/examples.ts';
import { rotate, seed } from '#domain/testing/rotation.ts';
import { replay } from '#projections/replay.ts';
import { type CallableCommand, callableCommands } from '#tests/support/callableCommands.ts';
import { everyCallable } from '#tests/support/everyCallable.ts';
import { encodeEvents } from '../../eventStore/commit.ts';
import { newPersonKey } from '../../eventStore/personKeys.ts';
import { decryptEvents } from '../../eventStore/readEvents.ts';

type Fields = Readonly<Record<string, unknown>>;
type Wire = { readonly wire: z.ZodDiscriminatedUnion; readonly aggregate: Parameters<typeof aggregateNamed>[0] };
/** A text field of a schema by dotted path, and a function that puts a text there in a payload. */
type Place = { readonly path: string; readonly put: (text: string) => unknown };

const unwrapped = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrapped(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodPipe ? unwrapped(schema.in as z.ZodType) : schema;
};

/** An empty object for a schema where the sample has none. */
const blank = (schema: z.ZodObject): Fields =>
  Object.fromEntries(Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, field]) => [key, blankOf(field)]));
const blankOf = (schema: z.ZodType): unknown => [null, [], 1, 'x', ''].find((value) => schema.safeParse(value).success);

const stringsIn = (schema: z.ZodType, sample: unknown, path = ''): Place[] => {
  const kind = unwrapped(schema);
  if (kind instanceof z.ZodString || kind instanceof z.ZodStringFormat) return [{ path, put: (text) => text }];
  if (kind instanceof z.ZodArray)
    return stringsIn(kind.element as z.ZodType, (sample as unknown[] | undefined)?.[0], path).map(({ put, ...place }) => ({
      ...place,
      put: (text) => [put(text)],
    }));
  if (kind instanceof z.ZodUnion) return kind.options.flatMap((option) => stringsIn(option as z.ZodType, sample, path));
  if (!(kind instanceof z.ZodObject)) return [];
  const held = typeof sample === 'object' && sample !== null ? (sample as Fields) : blank(kind);
  return Object.entries(kind.shape as Record<string, z.ZodType>).flatMap(([key, field]) =>
    stringsIn(field, held[key], path ? `${path}.${key}` : key).map(({ put, ...place }) => ({
      ...place,
      put: (text) => ({ ...held, [key]: put(text) }),
    })),
  );
};

/** The mark in the forms of all fields: words, katakana, address, link, path, id, number. */
const marks = [
  '消去の目印',
  'メジルシ',
  'mejirushi@mark.example.com',
  'https://mark.example.com/mejirushi',
  'pictures/talent-1/mejirushi.webp',
  'pictures/client-1/mejirushi.webp',
  'documents/client-1/mejirushi.pdf',
  'mejirushi.pdf',
  'mejirushi-mark',
  '@mejirushi',
  '1978-03-26',
  '0987654321',
  '9876543',
];

const wireOf = ({ callable }: CallableCommand) => (everyCallable as unknown as Record<string, Wire>)[callable] as Wire;
const optionOf = (command: CallableCommand) =>
  wireOf(command).wire.options.find((option) => ((option as z.ZodObject).shape.type as z.ZodLiteral).value === command.type) as z.ZodObject;

/**
 * The parsed payload; null if the schema refuses the text at the path. Other faults are ignored.
 */
const sentAs = (command: CallableCommand, payload: Fields, path: string): Fields | null => {
  const result = optionOf(command).safeParse(payload);
  if (result.success) return result.data as Fields;
  const faults = result.error.issues.map((issue) => issue.path.filter((key) => typeof key === 'string').join('.'));
  return faults.some((fault) => path === fault || path.startsWith(`${fault}.`)) ? null : payload;
};

const BILL = 'whom the bill went to: Companies Act art. 432, tax laws';
const STATEMENT = 'what the statement to the cast says: the same';
const sameReason = <Field extends string>(fields: readonly Field[], reason: string) =>
  Object.fromEntries(fields.map((field) => [field, reason])) as Record<Field, string>;

const gone = { read: async () => new Map<string, Buffer | null>() };

/** What is stored after a command, read without a key if `isGone`. Null if it is refused. */
const leftOf = async ({ accepted, ...command }: CallableCommand, sent: Fields, isGone: boolean): Promise<string | null> => {
  const aggregate = aggregateNamed(wireOf({ accepted, ...command }).aggregate);
  const fields = Object.entries(accepted.command).map(([key, held]) => [key, key !== 'type' && key in sent ? sent[key] : held]);
  let decided: readonly AnyEvent[];
  try {
    const before = fold(aggregate.decider, [...accepted.given]);
    decided = aggregate.decider.decide(Object.fromEntries(fields), before, accepted.context) as AnyEvent[];
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
  const events = [...accepted.given, ...decided];
  const meta = { actor: accepted.context.actor, commandId: 'c', correlationId: 'c', causationId: null, recordedAt: NOON };
  const empty = { version: 0, state: aggregate.decider.initial, hash: GENESIS };
  const stored: EventEnvelope[] = encodeEvents(streamIdOf(aggregate.name, 'entity-1'), empty, events, meta, newPersonKey());
  const world = replay();
  const read = isGone
    ? await decryptEvents(stored, gone)
    : stored.map((event, index) => ({ ...event, data: events[index]?.data }) as AnyEnvelope);
  for (const event of read) world.add(event);
  return JSON.stringify([stored, [...world.documents()], fold(aggregate.decider, events)]);
};

/** Words of the record of a concluded deal that outlive the keys of both sides, and why. */
const recorded: Readonly<Record<KeptField, string>> = {
  ...sameReason(['company', 'department', 'name', 'phone'], BILL),
  ...sameReason(['postalCode', 'prefecture', 'city', 'street', 'buildingName'], BILL),
  ...sameReason(['talentName', 'content', 'place', 'undecided', 'notes'], STATEMENT),
};

const places = callableCommands.flatMap((command) =>
  stringsIn(optionOf(command), command.payload())
    .filter(({ path }) => path !== 'commandId')
    .map((place) => ({ title: `${command.title} ${place.path}`, command, ...place })),
);

/** Texts that may still be readable after everybody has left, by callable and field, and why. */
const stays: Readonly<Record<string, string>> = {
  'accounts blockedId': 'an id',
  'clients billClientId': "the number of a customer in the operator's books",
  'contacts uid': 'an id',
  'closings reason': 'why a month is opened again: about the office, kept as long as the log',
  'controls reason': 'why an act needs a second member: about the office, kept as long as the log',
  'countersigns asked.entityId': 'an id',
  'desks approverId': 'an id of a member of the office',
  'desks uid': 'an id of a member of the office',
  'diaries dealId': 'an id',
  'diaries from': 'a day',
  'entries jobId': 'an id',
  'favorites targetId': 'an id',
  'guardians entryId': 'an id',
  'guardians jobId': 'an id',
  'guardians offerId': 'an id',
  'heldActs act.entityId': 'an id',
  'holds dealId': 'an id',
  'invoices at': 'a day',
  'invoices clientId': 'an id',
  'jobs industry': 'ids of masters',
  'jobs jobCategory': 'an id of a master',
  'jobs media': 'ids of masters',
  'jobs sheet.competitionIn': 'an id of a master',
  'jobs sheet.inspectionDue': 'a day',
  'jobs sheet.payDue': 'a day',
  'jobs sheet.undecidedBy': 'a day',
  'jobs sheet.usage.media': 'ids of masters',
  'jobs sheet.usage.start': 'a day',
  'jobs sheet.workDays.date': 'a day',
  'auditions uploadId': 'an id, of an upload',
  'masters name': "the operator's list of choices",
  'news body': "the operator's public words",
  'news link': "the operator's public words",
  'news title': "the operator's public words",
  'offers jobId': 'an id',
  'offers talentId': 'an id',
  'operations deadlineId': 'an id',
  'operations mailId': 'an id',
  'operations reason': 'why an event that cannot be shown was skipped: about the event, kept as long as the log',
  'operations streamId': 'an id',
  'priceLists reason': 'why the operator changes its prices: no person',
  'payouts at': 'a day',
  'payouts talentId': 'an id',
  'transfers payouts': 'ids',
  'reports messageId': 'an id',
  'reports subjectId': 'an id',
  'savedSearches searchId': 'an id',
  'shortlists jobId': 'an id',
  'shortlists talentId': 'an id',
  'statementLayouts headings': "the headings of the bank's files: no person",
  'students taCode': 'a place on the roster, not a person',
  'talents industry': 'ids of masters',
};
/** Fields that accept no free text, by callable and field, and what they accept. */
const closed: Readonly<Record<string, string>> = {
  'closings month': 'a month',
  'heldActs act.command.month': 'a month',
  'desks noteId': 'the id of a note, which the server made',
  'chats answerTo': 'the id of a proposal of the other side',
  'chats dates.date': 'a day',
  'chats dates.from': 'a time of day',
  'chats dates.to': 'a time of day',
  'countersigns asked.command.clientId': 'an id, of an export',
  'countersigns asked.command.day': 'a bank day',
  'countersigns asked.command.from': 'a day',
  'countersigns asked.command.month': 'a month',
  'countersigns asked.command.payouts': 'ids of payments',
  'countersigns asked.command.streamId': 'the name of a stream',
  'diaries feedHash': 'a hash of letters and digits',
  'accounts terms': 'the day of the terms in force',
  'accounts auth': 'a key of a browser, of a fixed length',
  'accounts deviceId': 'a hash',
  'accounts endpoint': 'the address of a known push service',
  'accounts p256dh': 'a key of a browser, of a fixed length',
  'holds days': 'days',
  'invoices month': 'a month',
  'invoices paymentId': 'an id that the server made',
  'jobs begin': 'an id that the form made',
  'media content.uploadId': 'the id of a granted upload',
  'media content.url': 'the address of a video, rebuilt from its id',
  'news picture': 'the path of a picture, which the server made',
  'priceLists from': 'a day',
  'payees bankCode': 'digits',
  'payees branchCode': 'digits',
  'payees registration': 'T and digits',
  'payouts month': 'a month',
  'transfers day': 'a bank day',
  'payouts transferId': 'the id of the newest transfer',
  'offers previous': 'the name of a stream',
  'notifications notificationIds': 'ids of own notifications',
  'shortlists tokenHash': 'a hash of letters and digits',
  'shortlists shareId': 'the id of a link, which the server made',
  'talents path': 'the path of a picture of the profile, which the server made',
  'auditions dealId': 'the id of an invited deal',
  'auditions deals.dealId': 'the id of a deal to invite',
  'auditions slotId': 'the id of a slot, made of its time',
  'auditions slotIds': 'ids of slots',
  'auditions slots.date': 'a day',
  'auditions slots.from': 'a time of day',
  'auditions slots.to': 'a time of day',
  'students linkCode': 'a code of the office',
  ...Object.fromEntries(
    ['entries', 'jobs', 'offers'].flatMap((callable) =>
      ['from', 'to'].map((end) => [`${callable} sheet.workDays.${end}`, 'a time of day']),
    ),
  ),
};

const nameOf = ({ command, path }: (typeof places)[number]) => `${command.callable} ${path}`;

/** The marks that a field accepts, each with its traces; none if the decider refuses. */
const triedAt = async ({ command, path, put }: (typeof places)[number], isGone: boolean) => {
  const tried: { mark: string; left: string }[] = [];
  for (const mark of marks) {
    const sent = sentAs(command, put(mark) as Fields, path);
    const left = sent && (await leftOf(command, sent, isGone));
    if (left !== null) tried.push({ mark, left });
  }
  return tried;
};

/** The fields of this run, with all commands that have them. */
const names = rotate('words', 4, [...new Set(places.map(nameOf))].sort());
const chosen = places.filter((place) => names.includes(nameOf(place)));
const ofThisRun = (reasons: Readonly<Record<string, string>>) =>
  Object.keys(reasons)
    .filter((name) => names.includes(name))
    .sort();

describe(`a mark in every text of every command (seed ${seed})`, () => {
  test('is tried', () => expect(places.length).toBeGreaterThan(150));

  test('is in no stored event, document or snapshot after the keys are erased', async () => {
    const [found, untried] = [new Set<string>(), new Set(names)];
    for (const place of chosen)
      for (const { mark, left } of await triedAt(place, true)) {
        untried.delete(nameOf(place));
        if (left.includes(mark)) found.add(nameOf(place));
      }
    expect([...found].sort()).toEqual(ofThisRun(stays));
    expect([...untried].sort()).toEqual(ofThisRun(closed));
  });

  test('is in the documents while the keys exist', async () => {
    const shown = new Set<string>();
    for (const place of chosen) for (const { mark, left } of await triedAt(place, false)) if (left.includes(mark)) shown.add(nameOf(place));
    // The other fields are ids, codes and choices.
    expect(shown.size).toBeGreaterThan(names.length / 5);
  });

  test('has a reason for known fields only', () => {
    const known = new Set(places.map(nameOf));
    expect(Object.keys({ ...stays, ...closed }).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('a mark in every word of a deal’s record', () => {
  const mark = '消去の目印';
  const words = Object.fromEntries(Object.keys(recorded).map((field) => [field, `${mark}${field}`])) as Record<KeptField, string>;
  const { command, context } = acceptedCommands.record.keep as Accepted;
  const state = fold(record.decider, []);
  const kept = record.decider.decide({ ...(command as RecordCommand), ...words }, state, context);
  const ended = record.decider.decide({ type: 'endRecord' }, fold(record.decider, kept), {
    ...context,
    now: keptUntilOf(NOON),
  });
  const key = newPersonKey();
  const meta = { actor: context.actor, commandId: 'c', correlationId: 'c', causationId: null, recordedAt: NOON };
  const stored = encodeEvents('record-offer-1', { version: 0, hash: GENESIS }, [...kept, ...ended], meta, key);
  const keysOf = (...people: string[]) => ({ read: async () => new Map(people.map((id) => [id, key])) });
  const readWith = async (...people: string[]) => JSON.stringify(await decryptEvents(stored, keysOf(...people)));

  test('is tried', () => expect([kept.length, ended.length]).toEqual([1, 1]));

  test('can be read with the key of the record, for the listed reasons', async () => {
    const read = await readWith('record-offer-1');
    for (const word of Object.values(words)) expect(read).toContain(word);
  });

  test('is in no event, document or snapshot after that key is erased', async () => {
    expect(await readWith('client-1', 'talent-1')).not.toContain(mark);
    const world = replay();
    for (const event of await decryptEvents(stored, keysOf('record-offer-1'))) world.add(event);
    expect(JSON.stringify([stored, [...world.documents()], fold(record.decider, [...kept, ...ended])])).not.toContain(mark);
    expect(JSON.stringify(fold(record.decider, kept))).not.toContain(mark);
  });
});
