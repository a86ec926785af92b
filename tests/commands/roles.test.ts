import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { runtime } from '#functions/runtime.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { codeOf, refusal, send } from '#tests/support/callables.ts';
import { texts, whenEntryStatus } from '#tests/support/entries.ts';
import { now } from '#tests/support/level.ts';
import { type Cast, document, newCast, newTalent, type Person, posting } from '#tests/support/people.ts';

const days = [{ date: '2026-12-24', answer: 'ASK' }] as const;
const role = (no: number, name: string, seats: number, feeMin: number, feeMax: number) => ({
  no,
  name,
  seats,
  feeMin,
  feeMax,
  wantedGender: 0,
  wantedAgeBands: [],
  days: '',
});
const lead = role(1, '主演', 1, 100_000, 120_000);
const clerk = role(2, '店員', 2, 30_000, 45_000);

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const newJobWithRoles = async (change: object = {}): Promise<string> => {
  const { streamId } = await send(cast.client, 'jobs', { ...posting(), roles: [lead, clerk], ...change });
  return streamId.slice('job-'.length);
};
const enter = (talent: Person, jobId: string, roleNo?: number) =>
  send(talent, 'entries', { type: 'enter', jobId, ...texts, days, ...(roleNo !== undefined && { roleNo }) });
const offerTo = async (talent: Person, jobId: string, roleNo?: number) => {
  const terms = { fee: 110_000, scheduleToClose: now() + HOUR };
  const made = await send(cast.client, 'offers', {
    type: 'makeOffer',
    jobId,
    talentId: talent.uid,
    ...terms,
    ...(roleNo !== undefined && { roleNo }),
  });
  const offerId = made.streamId.slice('offer-'.length);
  return { offerId, path: `jobs/${jobId}/offers/${offerId}`, talent };
};
const checkedOffer = async (jobId: string, roleNo: number) => {
  const deal = await offerTo(await newTalent(cast.office), jobId, roleNo);
  await send(deal.talent, 'offers', { type: 'accept', offerId: deal.offerId, termsNo: 1 });
  await send(cast.office, 'offers', { type: 'adminApprove', offerId: deal.offerId, termsNo: 1 });
  return deal;
};
const conclude = (offerId: string) => send(cast.client, 'offers', { type: 'approve', offerId, termsNo: 1 });
const faultsOf = (sent: Promise<unknown>) => refusal(sent).then(({ details }) => details?.fields);
const stored = async (path: string) => (await runtime().db.doc(path).get()).data();

describe('a job with roles', () => {
  test('has the people and the fees of its roles', async () => {
    const job = await stored(`jobs/${await newJobWithRoles({ numberOfPeople: 9, feeMin: 1, feeMax: 2 })}`);
    expect(job).toMatchObject({ numberOfPeople: 3, feeMin: 30_000, feeMax: 120_000, rolesUpTo: 2, roles: [lead, clerk] });
  });

  test('refuses a deal without one of its roles at the field', async () => {
    const jobId = await newJobWithRoles();
    const missing = { roleNo: 'どの役かを選んでください' };
    expect(await faultsOf(enter(cast.talent, jobId))).toEqual(missing);
    expect(await faultsOf(offerTo(cast.talent, jobId))).toEqual(missing);
    expect(await faultsOf(offerTo(cast.talent, jobId, 3))).toEqual({ roleNo: 'この役の募集は終わりました。もう一度選んでください' });
    const inquiry = { type: 'inquire', jobId, talentId: cast.talent.uid, inquiryType: 'APPEARANCE', message: 'ご相談です。' };
    expect(await faultsOf(send(cast.client, 'offers', inquiry))).toEqual(missing);
    expect(await faultsOf(enter(cast.talent, cast.jobId, 1))).toEqual({ roleNo: expect.any(String) });
  });

  test('keeps the role of an inquiry in its offer, and the fees of the role in an entry', async () => {
    const jobId = await newJobWithRoles();
    const { talent, client } = cast;
    const inquiry = { type: 'inquire', jobId, talentId: talent.uid, roleNo: 2, inquiryType: 'APPEARANCE', message: 'ご相談です。' };
    const offerId = (await send(client, 'offers', inquiry)).streamId.slice('offer-'.length);
    const terms = { jobId, talentId: talent.uid, fee: 40_000, scheduleToClose: now() + HOUR };
    await send(client, 'offers', { type: 'continueInquiry', offerId, ...terms });
    expect(await document<Offer>(`jobs/${jobId}/offers/${offerId}`, ({ kind }) => kind === 'OFFER')).toMatchObject({ roleNo: 2 });

    const entered = await enter(await newTalent(cast.office), jobId, 1);
    const entry = await whenEntryStatus(`jobs/${jobId}/entries/${entered.streamId.slice('entry-'.length)}`, 'IN_PROGRESS');
    expect(entry).toMatchObject({ roleNo: 1, posted: { feeMin: 100_000, feeMax: 120_000 } });
  });
});

test('of two conclusions at the same second one has the seat, and no entry follows into the full role', async () => {
  const jobId = await newJobWithRoles();
  const offers = [await checkedOffer(jobId, 1), await checkedOffer(jobId, 1)];
  const codes = await Promise.all(
    offers.map(({ offerId }) =>
      conclude(offerId).then(
        () => null,
        (error: unknown) => codeOf(Promise.reject(error)),
      ),
    ),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(codes).toContain('role-full');
  const won = offers[codes.indexOf(null)]?.offerId as string;
  expect(await stored(`jobs/${jobId}/offers/${won}`)).toMatchObject({ status: 'IS_APPROVED', roleNo: 1 });
  await document(`takenSeats/${jobId}`, ({ roles }: { roles: object }) => JSON.stringify(roles) === '{"1":1}');

  expect((await refusal(enter(cast.talent, jobId, 1))).details?.code).toBe('role-full');
  await enter(cast.talent, jobId, 2);
  // The same conclusion again is done already.
  await conclude(won);
});

test('an edit keeps the seats that are taken and the roles that deals name', async () => {
  const jobId = await newJobWithRoles();
  for (const { offerId } of [await checkedOffer(jobId, 2), await checkedOffer(jobId, 2)]) await conclude(offerId);
  const edit = (roles: readonly object[]) => send(cast.client, 'jobs', { ...posting(), type: 'edit', jobId, roles });
  expect(await faultsOf(edit([lead, { ...clerk, seats: 1 }]))).toEqual({ 'roles.1.seats': '2人が成立しています。2人以上にしてください' });
  expect(await faultsOf(edit([lead]))).toEqual({ roles: '進行中または成立した候補者がいる役は、外せません' });
  await edit([clerk]);
  expect(await faultsOf(edit([clerk, lead]))).toEqual({ roles: '外した役は元に戻せません。新しい役として足してください' });
  await edit([clerk, { ...lead, no: 3 }]);
  expect(await stored(`jobs/${jobId}`)).toMatchObject({ rolesUpTo: 3, numberOfPeople: 3 });
});
