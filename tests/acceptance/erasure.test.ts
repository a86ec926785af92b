import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { sweepLostIdentities } from '#functions/effects/erasure/sweepLostIdentities.ts';
import { runtime } from '#functions/runtime.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { MISSING_PERSON } from '#projections/kernel/fields.schema.ts';
import { newOffer } from '#tests/support/deals.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { document, newCast, newTalent } from '#tests/support/people.ts';
import { gone, pathsContaining } from '#tests/support/traces.ts';

describe('a person whose identity was deleted at the accounts server', () => {
  const round = async () => {
    const later = { ...runtime(), now: () => Date.now() + 2 * HOUR };
    await runtime().db.doc('identityRounds/state').delete();
    let withdrawn = 0;
    do withdrawn += await sweepLostIdentities(later);
    while (((await runtime().db.doc('identityRounds/state').get()).data() as { after: string }).after !== '');
    return withdrawn;
  };

  test('is withdrawn by the sweep, also with open deals, and the other side keeps the deal', async () => {
    const cast = await newCast();
    const name = `消江 ${randomUUID().slice(0, 6)}`;
    const talent = await newTalent(cast.office, name);
    const { path } = await newOffer({ ...cast, talent });
    await whenCaughtUp();
    const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:delete?key=local`;
    const body = JSON.stringify({ idToken: talent.token });
    expect((await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status).toBe(200);
    expect(await sweepLostIdentities(runtime())).toBe(0);
    // Other test files of this stack leave accounts without an identity, too.
    expect(await round()).toBeGreaterThanOrEqual(1);
    await gone(talent.uid);
    const deal = await document<Offer>(path, (offer) => offer.talent.name === MISSING_PERSON);
    expect(deal.status).toBe('IN_PROGRESS');
    await whenCaughtUp();
    expect(await pathsContaining(name, talent.email)).toEqual([]);
    expect(await round()).toBe(0);
  });
});
