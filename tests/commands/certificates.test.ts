import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { type Certificate, certificateSchema, certificateText } from '#domain/office/proof/certificate.ts';
import { termsOf } from '#domain/office/proof/terms.ts';
import { type Published, verifyCertificate } from '#domain/office/proof/verify.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { announce } from '#functions/delivery/announce.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import type { Runtime } from '#functions/ports.ts';
import { certify } from '#functions/reads/dealCertificate.ts';
import { runtime } from '#functions/runtime.ts';
import { makeSeal } from '#functions/seals/makeSeal.ts';
import { fileSigner, folderStore } from '#local/files.ts';
import { call, codeOf, send } from '#tests/support/callables.ts';
import { concludedOffer as conclude, scheduleToClose, sheet } from '#tests/support/certificates.ts';
import { agreedChange } from '#tests/support/deals.ts';
import { hasKey } from '#tests/support/keys.ts';
import { now } from '#tests/support/level.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { nodeCrypto } from '#tests/support/nodeCrypto.ts';
import { type Cast, newCast, newTalent, type Person, signIn } from '#tests/support/people.ts';

let cast: Cast;
let folder: string;
let offerId: string;

/** Closes the deal by its deadline. */
const close = async (entityId: string): Promise<void> => {
  const then = { ...runtime(), now: () => scheduleToClose };
  const command = { aggregate: offer, entityId, command: { type: 'close' }, commandId: randomUUID(), sender: 'system' } as const;
  await announce(then, await executeCommand(then, command));
};

/** The stack with its own seals, this many days from now. */
const on = (days: number): Runtime => ({
  ...runtime(),
  now: () => now() + days * DAY,
  seals: { store: folderStore(folder), signer: () => fileSigner(join(folder, 'key.pem')) },
});
const certified = (person: Person, id = offerId): Promise<Certificate> =>
  certify(on(0), { ...person, hasRequiredSecondFactor: true }, { type: 'offer', id });
const published = async ({ sealed }: Certificate): Promise<Published> => ({
  seal: sealed?.seal,
  publicKey: (await on(0).seals.signer().publicKey()) as string,
});
const verdictOf = async (certificate: Certificate) =>
  verifyCertificate(certificate, certificateText(certificate), await published(certificate), nodeCrypto);
const shown = (certificate: Certificate) =>
  Object.fromEntries(termsOf(certificate).fields.flatMap(({ field, state, value }) => (state === 'shown' ? [[field, value]] : [])));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'certified-'));
  cast = await newCast();
  offerId = await conclude(cast);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the certificate of a concluded deal', () => {
  test('is given to each side, and says that it is not sealed yet', async () => {
    for (const person of [cast.client, cast.talent]) {
      const answer = await call<unknown>(person, 'dealCertificate', { type: 'offer', id: offerId });
      const certificate = certificateSchema.parse(answer);
      expect(certificate.sealed).toBeNull();
      expect(shown(certificate)).toMatchObject({ fee: 68_000, scheduleToClose, ...sheet, clientId: cast.client.uid });
    }
  });

  test('verifies after the day is sealed, also with terms that were agreed later', async () => {
    await makeSeal(on(1));
    const certificate = await certified(cast.client);
    expect(await verdictOf(certificate)).toEqual({ kind: 'proven' });
    const { acts, ...terms } = termsOf(certificate);
    expect(terms).toMatchObject({ termsNo: 1, isConcluded: true });
    expect(acts.map(({ type, role }) => [type, role])).toEqual([
      ['OfferMade', 'client'],
      ['OfferAccepted', 'talent'],
      ['OfferAdminApproved', 'office'],
      ['OfferApproved', 'client'],
    ]);

    await agreedChange(cast, { offerId }, { fee: 50_000 });
    expect((await certified(cast.client)).sealed).toBeNull();
    await makeSeal(on(2));
    const later = await certified(cast.talent);
    expect(await verdictOf(later)).toEqual({ kind: 'proven' });
    expect(shown(later)).toMatchObject({ fee: 50_000, place: sheet.place });
    expect(termsOf(later).termsNo).toBe(2);
  });

  test('has no personal words for the office, but for the two sides', async () => {
    const { place, content, ...facts } = shown(await certified(cast.office));
    expect([place, content, facts.fee]).toEqual([undefined, undefined, 50_000]);
  });

  test('is refused to others, and for deals that are not concluded', async () => {
    const stranger = await newTalent(cast.office);
    expect(await codeOf(call(stranger, 'dealCertificate', { type: 'offer', id: offerId }))).toBe('permission-denied');
    expect(await codeOf(call(stranger, 'dealCertificate', { type: 'offer', id: 'nobody' }))).toBe('permission-denied');
    const open = await send(cast.client, 'offers', {
      type: 'makeOffer',
      jobId: cast.jobId,
      talentId: stranger.uid,
      fee: 68_000,
      scheduleToClose,
      sheet,
    });
    const id = open.streamId.slice('offer-'.length);
    expect(await codeOf(call(stranger, 'dealCertificate', { type: 'offer', id }))).toBe('status-conflict');
  });

  test('verifies without the words of a party who was erased', async () => {
    const talent = await newTalent(cast.office);
    const id = await conclude(cast, talent);
    await makeSeal(on(3));
    const before = await certified(talent, id);
    expect(shown(before).place).toBe(sheet.place);
    await close(id);
    await send({ ...talent, token: await signIn(talent.email) }, 'accounts', { type: 'withdraw' });
    await whenCaughtUp();
    await expect.poll(() => hasKey(talent.uid)).toBe(false);
    await makeSeal(on(41));
    const after = await certified(cast.client, id);
    expect(after.events.at(-1)?.type).toBe('OfferClosed');
    expect(await verdictOf(after)).toEqual({ kind: 'proven' });
    expect(certificateText(after)).not.toContain(sheet.place);
    expect(await verdictOf(before)).toEqual({ kind: 'proven' });
  });
});
