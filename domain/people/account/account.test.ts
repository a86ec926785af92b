import { describe, expect, test } from 'vitest';
import { businessRules, termsInForce } from '../../kernel/businessRules.ts';
import { fold } from '../../kernel/decider.ts';
import { type OfficeRole, officeRoles } from '../../kernel/officeRoles.ts';
import type { ChosenTopic, MailChoice } from '../../kernel/words/topics.ts';
import { by, DAY, NOON, uidOf } from '../../testing/contexts.ts';
import { refusalOf, scenario } from '../../testing/scenario.ts';
import { assertNoOpenDeals } from '../../work/deal/withdrawal.ts';
import { account } from './account.ts';
import type { AccountEvent } from './events.ts';
import type { RegisteredAccount } from './state.ts';

const { decider } = account;
const story = scenario(decider);
const registered: AccountEvent = { type: 'AccountRegistered', data: { email: 'hana@example.com' } };
const chose = (role: 'talent' | 'client'): AccountEvent => ({ type: 'AccountRoleChosen', data: { role } });
const certified: AccountEvent = { type: 'ClientCertified', data: {} };
const revoked: AccountEvent = { type: 'ClientCertificationRevoked', data: { reason: '規約違反' } };
const suspended: AccountEvent = { type: 'AccountSuspended', data: { reason: '規約違反' } };
const lifted: AccountEvent = { type: 'AccountSuspensionLifted', data: { reason: '規約違反' } };
const operator = 'ops@example.com';
const granted: AccountEvent = { type: 'OfficeGranted', data: { operator } };
const officeRevoked: AccountEvent = { type: 'OfficeRevoked', data: { operator } };

const stateAfter = (...events: AccountEvent[]) => fold(decider, events) as RegisteredAccount;

const suspend = { type: 'suspend', reason: '規約違反' } as const;

describe('register', () => {
  const register = { type: 'register', email: 'hana@example.com' } as const;
  test('again with another address changes nothing', () =>
    story.given(registered).when({ ...register, email: 'other@example.com' }, by(null), []));
});

describe('choose a role', () => {
  const choose = { type: 'chooseRole', role: 'talent' } as const;
  test('and then the other one is refused', () =>
    story.given(registered, chose('client')).when(choose, by('client'), 'role-already-chosen'));
  test('a member of the office chooses none; a cast who became a member stays one', () => {
    story.given(registered, granted).when(choose, by('office'), 'permission-denied');
    story.given(registered, chose('talent'), granted).when(choose, by('office'), []);
  });
});

describe('duties in the office', () => {
  const asked: OfficeRole[] = ['billing', 'review', 'review'];
  const set = { type: 'setDuties', roles: asked, approvalLimit: 50_000, reason: '入社' } as const;
  const were = (roles: readonly OfficeRole[], approvalLimit: number | null = 50_000): AccountEvent => ({
    type: 'OfficeDutiesSet',
    data: { roles: [...roles], approvalLimit, reason: '入社' },
  });
  const given = were(['review', 'billing']);
  test('make a member of an account without a role on the site, once each', () => story.given(registered).when(set, by('office'), [given]));
  test('are refused for a client or a cast', () => story.given(registered, chose('client')).when(set, by('office'), 'status-conflict'));
  test('change with the limit alone', () =>
    story.given(registered, given).when({ ...set, approvalLimit: null }, by('office'), [were(['review', 'billing'], null)]));
  test('may be none at all', () => story.given(registered, given).when({ ...set, roles: [] }, by('office'), [were([])]));
  test('are all where the command line made the member', () => {
    const { officeRoles: held, approvalLimit } = stateAfter(registered, granted);
    expect([held, approvalLimit]).toEqual([officeRoles, null]);
  });
  test('end with the membership', () => {
    expect(stateAfter(registered, given, officeRevoked)).toMatchObject({ isAdmin: false, officeRoles: [], approvalLimit: null });
  });
});

describe('the name of a member of the office', () => {
  const name = { type: 'nameMember', staffName: '佐伯 由香' } as const;
  const member: AccountEvent = { type: 'OfficeGranted', data: { operator: 'ops@example.com' } };
  const named: AccountEvent = { type: 'AccountMemberNamed', data: { staffName: name.staffName } };
  test('is entered by the member, and once', () => {
    story.given(registered, member).when(name, by('office'), [named]);
    story.given(registered, member, named).when(name, by('office'), []);
  });
  test('is refused to others', () => story.given(registered).when(name, by('office'), 'permission-denied'));
});

describe('certification of a client', () => {
  const certify = { type: 'certifyClient' } as const;
  test('comes back after it was revoked', () =>
    story.given(registered, chose('client'), certified, revoked).when(certify, by('office'), [certified]));
});

describe('suspension', () => {
  const lift = { type: 'lift', reason: '規約違反' } as const;
  test('by the office, with its reason', () => story.given(registered).when(suspend, by('office'), [suspended]));
  test('of nobody is refused', () => story.given().when(suspend, by('office'), 'not-found'));
  test('is lifted', () => story.given(registered, suspended).when(lift, by('office'), [lifted]));
  test('is lifted once', () => story.given(registered).when(lift, by('office'), []));
});

describe('the office claim', () => {
  const grant = { type: 'grantOffice', operator } as const;
  const revoke = { type: 'revokeOffice', operator } as const;
  test('comes from the operator, who is named', () => story.given(registered).when(grant, by('system'), [granted]));
  test('goes', () => story.given(registered, granted).when(revoke, by('system'), [officeRevoked]));
  test('goes once', () => story.given(registered).when(revoke, by('system'), []));
});

describe('a block', () => {
  const of = (blockedId: string) => ({ type: 'block', blockedId }) as const;
  const blocked = (blockedId: string = uidOf.talent): AccountEvent => ({ type: 'AccountBlocked', data: { blockedId } });
  const client = [registered, chose('client')];
  test('is one of at most 200', () => {
    const many = Array.from({ length: businessRules.blockedMax }, (_, at) => blocked(`talent-${at}`));
    story.given(...client, ...many).when(of('one-more'), by('client'), 'invalid-argument', ['blockedId']);
    story
      .given(...client, ...many, { type: 'AccountUnblocked', data: { blockedId: 'talent-7' } })
      .when(of('one-more'), by('client'), [blocked('one-more')]);
  });
});

describe('news', () => {
  const open = { type: 'openNews', seenAt: NOON - DAY } as const;
  const opened = (newsAt: number): AccountEvent => ({ type: 'AccountNewsOpened', data: { newsAt } });
  test('are seen up to the newest that was shown', () => story.given(registered).when(open, by('talent'), [opened(NOON - DAY)]));
  test('older than the last seen give no event', () => story.given(registered, opened(NOON)).when(open, by('talent'), []));
  test('of the future are not seen', () => story.given(registered).when({ ...open, seenAt: NOON + DAY }, by('talent'), [opened(NOON)]));
});

describe('the terms of use', () => {
  const agree = { type: 'agreeToTerms', terms: termsInForce } as const;
  const agreed = (terms: string): AccountEvent => ({ type: 'AccountTermsAgreed', data: { terms } });
  test('again when they have changed', () =>
    story.given(registered, agreed('2020-01-01')).when(agree, by('client'), [agreed(termsInForce)]));
  test('are refused for another date than the one in force', () =>
    story.given(registered).when({ ...agree, terms: '2020-01-01' }, by('client'), 'terms-of-use-changed'));
});

describe('how mails come', () => {
  const choose = (mail: MailChoice, topic: ChosenTopic = 'offers') => ({ type: 'chooseMail', topic, mail }) as const;
  const chosen = (mail: MailChoice, topic: ChosenTopic = 'offers'): AccountEvent => ({ type: 'AccountMailChosen', data: { topic, mail } });
  test('is chosen by topic', () => story.given(registered, chosen('off', 'messages')).when(choose('off'), by('client'), [chosen('off')]));
  test('each at once, the default, gives no event', () => story.given(registered).when(choose('each'), by('client'), []));
  test('back again', () => story.given(registered, chosen('off')).when(choose('each'), by('client'), [chosen('each')]));
  test('cannot be chosen as daily for deadlines', () =>
    story.given(registered).when(choose('digest', 'deadlines'), by('client'), 'invalid-argument'));
  test('without an account is refused', () => story.given().when(choose('off'), by(null), 'not-found'));
  test.each(['terms', 'account', 'searches'])('of %s cannot be chosen', (topic) =>
    expect(account.command.safeParse({ type: 'chooseMail', topic, mail: 'off' }).success).toBe(false),
  );
});

describe('withdrawal', () => {
  const withdraw = { type: 'withdraw' } as const;
  const withdrawn = (role: 'talent' | 'client' | null): AccountEvent => ({ type: 'AccountWithdrawn', data: { role } });
  test('ends the account, whatever its role', () => {
    story.given(registered).when(withdraw, by(null), [withdrawn(null)]);
    story.given(registered, chose('talent')).when(withdraw, by('talent'), [withdrawn('talent')]);
    story.given(registered, chose('client')).when(withdraw, by('client'), [withdrawn('client')]);
  });
  test('is not possible for the office', () => story.given(registered).when(withdraw, by('office'), 'permission-denied'));
  test('is sent by the system for a deleted identity, but not for a member of the office', () => {
    story.given(registered).when(withdraw, by('system'), [withdrawn(null)]);
    story.given(registered, granted).when(withdraw, by('system'), 'permission-denied');
  });
  test('is final', () => {
    const gone = [registered, withdrawn('client')];
    story.given(...gone).when({ type: 'register', email: 'hana@example.com' }, by(null), 'account-withdrawn');
    story.given(...gone).when({ type: 'lift', reason: '規約違反' }, by('office'), 'account-withdrawn');
  });
  test('is refused while deals are open, with a list of them', () => {
    const deal = (streamId: string, status: 'IN_PROGRESS' | 'IS_CLOSED') => ({ streamId, state: { status, jobId: 'job-1' } });
    const refusal = refusalOf(() =>
      assertNoOpenDeals(uidOf.talent, [deal('offer-1', 'IN_PROGRESS'), deal('entry-2', 'IS_CLOSED'), deal('entry-3', 'IN_PROGRESS')]),
    );
    expect(refusal).toMatchObject({
      code: 'deals-open',
      details: {
        deals: [
          { kind: 'offer', id: '1', jobId: 'job-1', status: 'IN_PROGRESS' },
          { kind: 'entry', id: '3', jobId: 'job-1', status: 'IN_PROGRESS' },
        ],
      },
    });
    expect(refusalOf(() => assertNoOpenDeals(uidOf.talent, [deal('entry-2', 'IS_CLOSED')]))).toBeUndefined();
  });
  test('of a client is possible after the office has made the bills', () => {
    const closed = (bill: 'UNCLAIMED' | 'CLAIMED') =>
      ({ streamId: 'offer-1', state: { status: 'IS_CLOSED', jobId: 'job-1', clientId: uidOf.client, bill } }) as const;
    expect(refusalOf(() => assertNoOpenDeals(uidOf.client, [closed('UNCLAIMED')]))).toMatchObject({
      code: 'bills-open',
      details: { deals: [{ kind: 'offer', id: '1', jobId: 'job-1', status: 'IS_CLOSED' }] },
    });
    expect(refusalOf(() => assertNoOpenDeals(uidOf.client, [closed('CLAIMED')]))).toBeUndefined();
    expect(refusalOf(() => assertNoOpenDeals(uidOf.talent, [closed('UNCLAIMED')]))).toBeUndefined();
  });
});
