import fc from 'fast-check';
import type { OfficeRole } from '../kernel/officeRoles.ts';
import { termsInForce } from '../people/account/terms.ts';
import { DAY, NOON } from './contexts.ts';
import { deviceNamed } from './devices.ts';
import { talentDetails, talentProfile } from './profiles.ts';
import { bare, personalText, reason } from './values.ts';

/** Withdrawals are rare, so that most histories continue. */
const rareWithdrawal = <Instead extends { type: string }>(instead: Instead) =>
  fc.integer({ min: 0, max: 5 }).map((luck): { type: string } => (luck === 0 ? { type: 'withdraw' } : instead));

const secretEmail = fc.integer({ min: 0, max: 9 }).map((n) => `secret-${n}@example.com`);
const codeHash = fc.constantFrom('hash-1', 'hash-2');

/** Random commands on an account. */
export const accountCommands: fc.Arbitrary<{ type: string }> = fc.oneof(
  secretEmail.map((email) => ({ type: 'register', email })),
  fc.record({ type: fc.constant('chooseRole'), role: fc.constantFrom('talent', 'client') }),
  fc.record({ type: fc.constantFrom('suspend', 'lift', 'revokeCertification'), reason }),
  { weight: 1, arbitrary: bare('certifyClient') },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('grantOffice', 'revokeOffice'), operator: personalText }) },
  fc.record({
    ...{ type: fc.constant('setDuties'), reason },
    roles: fc.constantFrom<OfficeRole[][]>(['review'], ['people', 'billing'], []),
    approvalLimit: fc.constantFrom(null, 100_000),
  }),
  secretEmail.map((email) => ({ type: 'syncEmail', email })),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('requestDestination'), email: secretEmail, codeHash }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('confirmDestination'), codeHash }) },
  fc.record({ type: fc.constant('openNews'), seenAt: fc.constantFrom(NOON - DAY, NOON, NOON + 30 * DAY) }),
  fc.record({ type: fc.constant('agreeToTerms'), terms: fc.constantFrom(termsInForce, '2020-01-01') }),
  fc.record({ type: fc.constant('chooseMail'), topic: fc.constantFrom('offers', 'deadlines'), mail: fc.constantFrom('each', 'off') }),
  fc.constantFrom('a', 'b').map((name) => ({ type: 'addDevice', ...deviceNamed(name) })),
  fc.constantFrom('a', 'b').map((name) => ({ type: 'removeDevice', deviceId: deviceNamed(name).deviceId })),
  rareWithdrawal({ type: 'certifyClient' }),
);

const savedTalent = fc
  .record({
    name: personalText,
    introduction: personalText,
    birthday: fc.constantFrom('1998-04-12', '2001-02-28', '2001-03-01', '2012-05-06'),
  })
  .map((changes) => ({
    type: 'saveProfile',
    ...talentProfile,
    ...changes,
  }));

const savedDetails = fc
  .record({ pr: personalText, followersCount: fc.constantFrom(12_400, 12_500), tiktok: fc.boolean(), height: fc.constantFrom(162.5, null) })
  .map(({ pr, followersCount, tiktok, height }) => ({
    type: 'saveDetails',
    ...talentDetails,
    pr,
    sizes: { ...talentDetails.sizes, height },
    sns: {
      ...talentDetails.sns,
      instagram: { screenName: 'hanako.stage', followersCount },
      tiktok: tiktok ? { screenName: 'hanako', followersCount } : null,
    },
  }));
const viewOrders = fc.record({ type: fc.constant('setViewOrder'), viewOrder: fc.constantFrom(100, 10_000), isFixedOrder: fc.boolean() });

const news = fc.record({
  type: fc.constant('followRoster'),
  taCode: fc.constantFrom('TA0001', 'TA0002'),
  belongingTo: fc.constantFrom(1, 2, null),
  rosterVersion: fc.integer({ min: 1, max: 6 }),
  birthday: fc.constantFrom('2012-05-06', '2001-02-28', null),
});

/** Random commands on a talent. */
export const talentCommands: fc.Arbitrary<{ type: string }> = fc.oneof(
  { weight: 2, arbitrary: savedTalent },
  savedDetails,
  viewOrders,
  bare('publish'),
  fc.record({
    type: fc.constant('confirmBirthday'),
    birthday: fc.constantFrom('1998-04-12', '2001-02-28'),
    document: fc.constant('PASSPORT'),
  }),
  fc.record({ type: fc.constant('takeDownPicture'), path: fc.constant(talentProfile.thumbnail), reason }),
  fc.record({ type: fc.constantFrom('suspend', 'unpublish', 'hide', 'returnProfile'), reason }),
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('openPage'), birthday: fc.constantFrom('1998-04-12', '2001-02-28', '2012-05-06') }),
  },
  bare('closePage'),
  fc.record({ type: fc.constant('followAccount'), suspended: fc.boolean() }),
  fc.record({ type: fc.constant('shuffle'), viewOrder: fc.constantFrom(100, 5_000) }),
  { weight: 2, arbitrary: news },
  fc.record({ type: fc.constant('followAgeBand'), day: fc.constantFrom('2026-12-01', '2028-05-01') }),
  rareWithdrawal({ type: 'publish' }),
);
