import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { by, DAY, NOON, uidOf, withRoles } from '../../testing/contexts.ts';
import { ask, asked, colleague, confirmed, request } from '../../testing/countersignSamples.ts';
import { scenario } from '../../testing/scenario.ts';
import { type CountersignEvent, countersign } from './countersign.ts';
import { EXPORT_OPEN_MS } from './fields.ts';

const { decider } = countersign;
const story = scenario(decider);
const asker = by('office', NOON, colleague);
const second = by('office');
const reason = '根拠が足りないため';

describe('an act that needs a second member', () => {
  test('is recorded with sender, act, reason and amount', () => story.given().when(ask, asker, [asked]));
  test('is requested by members with the role for it', () => story.given().when(ask, withRoles(asker, 'review', 'audit'), 'role-missing'));
  test('on the own account is not requested', () => {
    const own = { aggregate: 'account', entityId: colleague, command: { type: 'setDuties', roles: [], approvalLimit: null } } as const;
    const nobody = { jobId: null, clientId: null, talentId: null, personId: colleague };
    story.given().when({ ...ask, asked: own, ...nobody }, asker, 'permission-denied');
  });

  test('is confirmed by another member with the role, once', () => {
    story.given(asked).when({ type: 'confirm' }, second, [confirmed]);
    story.given(asked, confirmed).when({ type: 'confirm' }, second, []);
  });
  test('is not confirmed by the member who asked, nor without the role', () => {
    for (const type of ['confirm', 'decline'] as const) {
      const command = type === 'confirm' ? { type } : { type, reason };
      story.given(asked).when(command, asker, 'second-is-first');
      story.given(asked).when(command, withRoles(second, 'review', 'administration'), 'role-missing');
    }
  });
  test('on an account is not confirmed by its owner', () => {
    const data = { ...asked.data, act: 'GRANT', target: `account-${uidOf.office}`, personId: uidOf.office, command: { type: 'setDuties' } };
    const granted = { type: 'CountersignAsked', data } as CountersignEvent;
    story.given(granted).when({ type: 'confirm' }, second, 'permission-denied');
  });
  test('that approves a fee is confirmed by members with that limit', () => {
    const data = { ...asked.data, act: 'APPROVAL', command: { type: 'adminApprove', termsNo: 1 } };
    const approval = { type: 'CountersignAsked', data } as CountersignEvent;
    const limited = (approvalLimit: number) => ({ ...second, approvalLimit });
    story.given(approval).when({ type: 'confirm' }, limited(39_999), 'above-limit');
    story.given(approval).when({ type: 'confirm' }, limited(40_000), [expect.objectContaining({ type: 'CountersignConfirmed' })]);
  });

  test('is declined with a reason, and then not confirmed', () => {
    const declined: CountersignEvent = { type: 'CountersignDeclined', data: { ...request, amount: 40_000, reason } };
    story.given(asked).when({ type: 'decline', reason }, second, [declined]);
    story.given(asked, declined).when({ type: 'confirm' }, second, 'status-conflict');
  });
  test('is withdrawn by the member who asked only', () => {
    const withdrawn: CountersignEvent = { type: 'CountersignWithdrawn', data: request };
    story.given(asked).when({ type: 'withdraw' }, asker, [withdrawn]);
    story.given(asked).when({ type: 'withdraw' }, second, 'permission-denied');
    story.given(asked, withdrawn).when({ type: 'confirm' }, second, 'status-conflict');
    story.given(asked, confirmed).when({ type: 'withdraw' }, asker, 'status-conflict');
  });

  test('ends carried out, or with the error', () => {
    const done: CountersignEvent = { type: 'CountersignCarriedOut', data: request };
    const lapsed: CountersignEvent = { type: 'CountersignLapsed', data: { ...request, refusedWith: 'terms-changed' } };
    const system = by('system');
    story.given(asked, confirmed).when({ type: 'finish' }, system, [done]);
    story.given(asked, confirmed).when({ type: 'lapse', refusedWith: 'terms-changed' }, system, [lapsed]);
    story.given(asked).when({ type: 'finish' }, system, 'status-conflict');
    for (const member of [asker, second]) story.given(asked, confirmed).when({ type: 'finish' }, member, 'permission-denied');
  });
});

describe('a confirmed export', () => {
  const exported = { act: 'EXPORT', target: 'audit-bills', jobId: null, clientId: null, talentId: null } as const;
  const told = [asked, confirmed].map(({ type, data }) => ({
    type,
    data: { ...data, ...exported, ...(type === 'CountersignAsked' && { command: { type: 'exportBills' } }) },
  })) as CountersignEvent[];
  const finish = { type: 'finish' } as const;

  test('is downloaded by the member who asked, within a day, once', () => {
    const done = { type: 'CountersignCarriedOut', data: { ...request, ...exported } } as const;
    story.given(...told).when(finish, by('office', NOON + DAY - 1, colleague), [done]);
    story.given(...told).when(finish, by('office', NOON + EXPORT_OPEN_MS, colleague), 'deadline-passed');
    story.given(...told).when(finish, by('office', NOON, uidOf.office), 'permission-denied');
    story.given(...told, done).when(finish, by('office', NOON, colleague), []);
  });
});

test('the state contains no texts of people', () => {
  const state = JSON.stringify(fold(decider, [asked, confirmed]));
  expect(state).not.toContain('無償');
});
