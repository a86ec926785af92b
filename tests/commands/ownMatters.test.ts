import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { offer } from '#domain/work/offer/offer.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { requireOffice } from '#functions/gate/admission.ts';
import { grantOffice } from '#functions/operator/officeGrant.ts';
import { runtime } from '#functions/runtime.ts';
import { codeOf, send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { eventsOf } from '#tests/support/log.ts';
import { type Cast, newCast } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

test('a former client in the office cannot decide the own deal or the own account', async () => {
  const { offerId } = await newOffer(cast);
  await send(cast.talent, 'offers', { type: 'accept', termsNo: 1, offerId });
  const { uid } = cast.client;
  await grantOffice(runtime(), cast.client, 'tests');
  const before = (await eventsOf(`account-${uid}`)).length;
  for (const command of [
    { type: 'adminApprove', termsNo: 1 },
    { type: 'adminDisapprove', reason: '日程' },
    { type: 'forceClose', reason: '中止' },
  ])
    expect([command.type, await codeOf(send(cast.client, 'offers', { ...command, offerId }))]).toEqual([command.type, 'permission-denied']);
  for (const command of [{ type: 'certifyClient' }, { type: 'suspend', reason: '試し' }, { type: 'revokeCertification', reason: '試し' }])
    expect([command.type, await codeOf(send(cast.client, 'accounts', { ...command, uid }))]).toEqual([command.type, 'permission-denied']);
  expect(await codeOf(send(cast.client, 'clients', { type: 'setBillClientId', uid, billClientId: 'C-0001' }))).toBe('permission-denied');
  expect(await codeOf(send(cast.client, 'talents', { type: 'publish', uid }))).toBe('permission-denied');
  expect((await eventsOf(`account-${uid}`)).length).toBe(before);
  // A colleague decides.
  await send(cast.office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
});

test('membership of the office comes from the log: a token from before the grant needs the factor too', async () => {
  const { offerId } = await newOffer(await newCast());
  const { uid } = cast.office;
  const withFactor = (hasRequiredSecondFactor: boolean) => ({ uid, hasRequiredSecondFactor });
  const close = (hasRequiredSecondFactor: boolean) =>
    executeCommand(runtime(), {
      aggregate: offer,
      entityId: offerId,
      command: { type: 'forceClose', reason: '中止' } as { type: string },
      commandId: randomUUID(),
      sender: withFactor(hasRequiredSecondFactor),
    });
  await expect(close(false)).rejects.toMatchObject({ code: 'second-factor-missing' });
  await expect(requireOffice(runtime(), withFactor(false), 'deals')).rejects.toMatchObject({ code: 'second-factor-missing' });
  await expect(requireOffice(runtime(), withFactor(true), 'deals')).resolves.toBeUndefined();
  await expect(close(true)).resolves.toMatchObject({ types: ['OfferForceClosed'] });
});
