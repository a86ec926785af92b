import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { type Certificate, certificateIn, certificateText } from '#domain/office/proof/certificate.ts';
import { termsFields, withoutFields } from '#domain/office/proof/disclosure.ts';
import { GENESIS } from '#domain/office/proof/leaves.ts';
import { type Leaf, leafLine, type Seal } from '#domain/office/proof/seal.ts';
import { termsOf } from '#domain/office/proof/terms.ts';
import { type Fault, type Published, verifyCertificate } from '#domain/office/proof/verify.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { parties, terms } from '#domain/testing/dealSamples.ts';
import { accepted, adminApproved, approved, made, termsChanged } from '#domain/testing/offerHistories.ts';
import { runs } from '#domain/testing/rotation.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { storedSheet } from '#domain/work/deal/sheet.ts';
import { nodeCrypto } from '#tests/support/nodeCrypto.ts';
import { encodeEvents } from '../eventStore/commit.ts';
import { chainFault, withHash as sealed } from '../eventStore/hashChain.ts';
import { certificateOf } from './certificateOf.ts';
import { merkleTree, signedBytes } from './merkle.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const streamId = 'offer-o1';
const key = randomBytes(32);
const later = { ...termsSheet, place: '港区のスタジオ', payDue: '2027-01-31' };
const { sheet, sheetWords } = storedSheet(later);
const proposal: AnyEvent = {
  type: 'OfferChangeProposed',
  data: {
    ...parties,
    proposalNo: 1,
    previousFee: 40_000,
    previousScheduleToClose: NOON,
    reason: '場所が変わるため',
    proposed: { fee: 45_000, scheduleToClose: NOON, sheet },
    changesSheet: true,
    sheetWords,
    proposedAt: NOON,
    proposalDue: NOON,
  },
};
const changed = termsChanged({ previousScheduleToClose: NOON, fee: 45_000, scheduleToClose: NOON, sheet });
const withSheet = { type: made.type, data: { ...made.data, ...storedSheet(termsSheet) } } as AnyEvent;
const concluded: readonly AnyEvent[] = [withSheet, accepted, adminApproved, approved];

const stored = (events: readonly AnyEvent[], withKey: Buffer | null = key): EventEnvelope[] => {
  const log: EventEnvelope[] = [];
  for (const [index, event] of events.entries()) {
    const meta = {
      actor: { uid: 'uid-1', role: 'client' as const },
      commandId: `c${index}`,
      correlationId: `c${index}`,
      causationId: null,
      recordedAt: NOON + index * HOUR,
    };
    log.push(...encodeEvents(streamId, { version: index, hash: log.at(-1)?.hash ?? GENESIS }, [event], meta, withKey));
  }
  return log;
};

/** A public seal over this stream and others. */
const sealedAmong = (log: readonly EventEnvelope[]) => {
  const own: Leaf = { streamId, version: log.length, hash: log.at(-1)?.hash ?? '' };
  const leaves = ['chat-1', 'job-1', streamId, 'talent-1', 'talent-2'].map((id) => (id === streamId ? own : { ...own, streamId: id }));
  const tree = merkleTree();
  for (const leaf of leaves) tree.add(Buffer.from(leafLine(leaf)), leaf === own);
  const { root, path, count: streams } = tree.end();
  const content = {
    format: 1 as const,
    date: '2026-11-21',
    sealedAt: NOON + 12 * HOUR,
    streams,
    root,
    leaves: 'leaves/2026-11-21-x.gz',
    prevSeal: null,
    key: 'key',
  };
  const seal: Seal = { ...content, signature: sign('sha256', signedBytes(content), privateKey).toString('base64') };
  return { proof: { seal, leaf: own, path }, published: { seal, publicKey: pem } satisfies Published };
};

const certified = (events: readonly AnyEvent[], keyOf: Buffer | null = key) => {
  const log = stored(events);
  const { proof, published } = sealedAmong(log);
  return { certificate: certificateOf(log, () => keyOf, proof), published, log };
};
const check = async (text: string, published: Published | null) => {
  const certificate = certificateIn(text);
  return certificate ? verifyCertificate(certificate, text, published, nodeCrypto) : ({ kind: 'none' } as const);
};
const faultsOf = async (certificate: Certificate, published: Published): Promise<readonly Fault[]> => {
  const verdict = await check(certificateText(certificate), published);
  return verdict.kind === 'altered' ? verdict.faults : [];
};
const fieldIn = (certificate: Certificate, field: string) => termsOf(certificate).fields.find((each) => each.field === field);

describe('a certificate', () => {
  const { certificate, published } = certified(concluded);
  const text = certificateText(certificate);

  test('proves the terms of a deal, their words and the acts', async () => {
    expect(await check(text, published)).toEqual({ kind: 'proven' });
    const said = termsOf(certificate);
    expect(said).toMatchObject({ termsNo: 1, isConcluded: true, agreedAt: NOON + 3 * HOUR });
    const values = Object.fromEntries(said.fields.map(({ field, value }) => [field, value]));
    expect(values).toEqual({ fee: 40_000, scheduleToClose: terms.scheduleToClose, ...termsSheet, ...parties });
    expect(said.acts.map(({ type, role, at }) => [type, role, at])).toEqual(
      concluded.map(({ type }, index) => [type, 'client', NOON + index * HOUR]),
    );
  });

  test('has the words of a proposal that was accepted', async () => {
    const after = certified([...concluded, proposal, changed]);
    expect(await check(certificateText(after.certificate), after.published)).toEqual({ kind: 'proven' });
    expect(termsOf(after.certificate).termsNo).toBe(2);
    for (const [field, value] of Object.entries({ fee: 45_000, place: later.place, payDue: later.payDue }))
      expect(fieldIn(after.certificate, field)).toEqual({ field, state: 'shown', value });
  });

  test('proves nothing before the seal, and reports what is open without the public seal', async () => {
    const unsealed = certificateOf(stored(concluded), () => key, null);
    expect(await check(certificateText(unsealed), null)).toEqual({ kind: 'unsealed' });
    expect(await check(text, null)).toEqual({ kind: 'unchecked' });
  });

  test('fails if any byte is altered', async () => {
    const bytes = Buffer.from(text);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const altered = Buffer.from(bytes);
        altered[at] = (altered[at] as number) ^ by;
        expect(['none', 'altered']).toContain((await check(altered.toString('utf8'), published)).kind);
      }),
      { numRuns: runs(300) },
    );
  });

  test('fails if any shown value is altered, and names the field', async () => {
    for (const [index, event] of certificate.events.entries()) {
      if (!('shown' in event)) continue;
      for (const [path, leaf] of Object.entries(event.shown)) {
        const shown = { ...event.shown, [path]: { ...leaf, value: 'x' } };
        const faults = await faultsOf({ ...certificate, events: certificate.events.with(index, { ...event, shown }) }, published);
        expect([path, faults.length]).toEqual([path, 1]);
        const field = path.split('.').at(-1) as string;
        if (termsFields.includes(field)) expect(faults).toEqual([{ kind: 'field', event: index + 1, field }]);
      }
    }
  });

  test.each<[string, (whole: Certificate) => Certificate, Fault]>([
    ['an act is left out', (whole) => ({ ...whole, events: whole.events.toSpliced(1, 1) }), { kind: 'event', event: 2 }],
    ['the end is cut off', (whole) => ({ ...whole, events: whole.events.slice(0, -1) }), { kind: 'path' }],
    ['it is given to another deal', (whole) => ({ ...whole, stream: 'offer-o2' }), { kind: 'path' }],
    [
      'the seal is another one',
      (whole) => ({ ...whole, sealed: whole.sealed && { ...whole.sealed, seal: { ...whole.sealed.seal, sealedAt: 1 } } }),
      { kind: 'seal' },
    ],
    [
      'it leaves out who acted',
      (whole) => {
        const [first, ...rest] = whole.events;
        if (!first || !('shown' in first)) return whole;
        const { 'meta.actor.role': _, ...shown } = first.shown;
        return { ...whole, events: [{ ...first, shown }, ...rest] };
      },
      { kind: 'event', event: 1 },
    ],
  ])('fails if %s', async (_, alter, fault) => expect(await faultsOf(alter(certificate), published)).toContainEqual(fault));

  test('fails if the day was sealed with another key or has another root', async () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(await check(text, { ...published, publicKey: other })).toEqual({ kind: 'altered', faults: [{ kind: 'seal' }] });
    const seal = { ...published.seal, root: 'a'.repeat(64) };
    expect(await check(text, { ...published, seal })).toEqual({ kind: 'altered', faults: [{ kind: 'seal' }] });
  });

  test('can show each field without the others', async () => {
    for (const field of termsOf(certificate).fields.map((each) => each.field)) {
      const alone = withoutFields(
        certificate,
        termsFields.filter((other) => other !== field),
      );
      expect(await check(certificateText(alone), published)).toEqual({ kind: 'proven' });
      expect(
        termsOf(alone)
          .fields.filter(({ state }) => state === 'shown')
          .map((each) => each.field),
      ).toEqual([field]);
      const rest = withoutFields(certificate, [field]);
      expect(await check(certificateText(rest), published)).toEqual({ kind: 'proven' });
      expect(fieldIn(rest, field)).toEqual({ field, state: 'hidden', value: null });
    }
  });

  test('has no omitted fields and no uids of actors', () => {
    const rest = certificateText(withoutFields(certificate, ['fee', 'place', 'talentId']));
    for (const gone of ['"value":40000', termsSheet.place, parties.talentId, 'uid-1']) expect(rest).not.toContain(gone);
  });

  test("of a deal with an erased person verifies without that person's words", async () => {
    const erased = certified(concluded, null);
    const saved = certificateText(erased.certificate);
    expect(await check(saved, erased.published)).toEqual({ kind: 'proven' });
    for (const word of [termsSheet.content, termsSheet.place, termsSheet.notes]) expect(saved).not.toContain(word);
    expect(fieldIn(erased.certificate, 'content')).toEqual({ field: 'content', state: 'hidden', value: null });
    expect(chainFault(erased.log)).toBeNull();
  });

  test('of a deal of an older release proves the plain fields and reports closed words', async () => {
    const log: EventEnvelope[] = [];
    for (const { proof: _, hash: __, ...event } of stored(concluded)) log.push(sealed({ ...event, prevHash: log.at(-1)?.hash ?? GENESIS }));
    const { proof, published: shown } = sealedAmong(log);
    const whole = certificateOf(log, () => key, proof);
    expect(await check(certificateText(whole), shown)).toEqual({ kind: 'proven' });
    expect(fieldIn(whole, 'fee')).toEqual({ field: 'fee', state: 'shown', value: 40_000 });
    expect(fieldIn(whole, 'place')).toEqual({ field: 'place', state: 'closed', value: null });
  });
});

describe('the commitments of an event', () => {
  test('reveal nothing without the key: the same word has another digest in each event', () => {
    const [one, two] = stored([withSheet, withSheet]).map(({ proof }) => proof?.commitments);
    const words = ['content', 'notes', 'place', 'undecided'].map((field) => `personal.sheetWords.${field}`);
    expect(Object.keys(one ?? {}).toSorted()).toEqual(['personal.message', ...words]);
    for (const path of Object.keys(one ?? {})) expect(one?.[path]).not.toBe(two?.[path]);
  });
  test('do not exist for a person who has left', () => {
    expect(stored([withSheet], null)[0]?.proof?.commitments).toEqual({});
  });
  test('are part of the hash, as is every field', () => {
    const [event] = stored([withSheet]) as [EventEnvelope];
    const proof = event.proof as NonNullable<EventEnvelope['proof']>;
    for (const altered of [
      { ...event, proof: { ...proof, commitments: {} } },
      { ...event, proof: { ...proof, salt: '00' } },
      { ...event, data: { ...event.data, fee: 1 } },
      { ...event, meta: { ...event.meta, recordedAt: 1 } },
    ])
      expect(chainFault([altered])).toEqual({ version: 1, fault: 'ALTERED' });
    const { proof: _, ...without } = event;
    expect(chainFault([without])).toEqual({ version: 1, fault: 'ALTERED' });
  });
});
