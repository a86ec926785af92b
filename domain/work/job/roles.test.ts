import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { by, NOON, uidOf } from '../../testing/contexts.ts';
import { parties, terms } from '../../testing/dealSamples.ts';
import { draft, posting } from '../../testing/profiles.ts';
import { scenario } from '../../testing/scenario.ts';
import { entry } from '../entry/entry.ts';
import { offer } from '../offer/offer.ts';
import { type JobEvent, job } from './job.ts';
import { jobDraft } from './posting.ts';
import { areAllFull, type Role, withRoles } from './roles.ts';

const story = scenario(job.decider);
const clientId = uidOf.client;
const role = (no: number, change: Partial<Role> = {}): Role => ({
  no,
  name: `役${no}`,
  seats: no,
  feeMin: 10_000 * no,
  feeMax: 20_000 * no,
  wantedGender: 0,
  wantedAgeBands: [],
  days: '',
  ...change,
});
const seatsOf = ({ no, seats, feeMin, feeMax }: Role) => ({ no, seats, feeMin, feeMax });
const [first, second, third] = [role(1), role(2), role(3)];
const withTwo = { ...posting, numberOfPeople: 3, feeMin: 10_000, feeMax: 40_000, roles: [first, second] };
const posted: JobEvent = {
  type: 'JobPosted',
  data: { clientId, ...withTwo, roleSeats: { upTo: 2, roles: [first, second].map(seatsOf) } },
};
const edit = (roles: readonly Role[]) => ({ ...withTwo, type: 'edit' as const, roles: [...roles] });

describe('the roles of a posting', () => {
  test('give its people and its fees, whatever was sent', () =>
    story.given().when({ type: 'post', ...posting, roles: [first, second] }, by('client'), [posted]));
  test('sent again have no effect', () => {
    story.given(posted).when({ type: 'post', ...posting, roles: [first, second] }, by('client'), []);
    story.given(posted).when(edit([first, second]), by('client'), []);
  });
  test('leave a posting without roles as it is', () => expect(withRoles(posting)).toEqual(posting));
  test('have their errors at their fields', () =>
    story
      .given()
      .when({ type: 'post', ...posting, roles: [first, role(2, { feeMax: 1 })] }, by('client'), 'invalid-argument', ['roles.1.feeMax']));
  test('have at most 999 people together', () =>
    story
      .given()
      .when({ type: 'post', ...posting, roles: [role(1, { seats: 600 }), role(2, { seats: 400 })] }, by('client'), 'invalid-argument', [
        'roles',
      ]));
  test('may miss words and numbers in a draft', () => {
    const roles = [{ ...first, name: '', seats: null, feeMin: null, feeMax: null }];
    expect(jobDraft.parse({ ...draft, roles }).roles).toEqual(roles);
  });
});

describe('an edit of roles', () => {
  const change = (roles: readonly Role[], upTo: number): JobEvent => {
    const after = withRoles({ ...withTwo, roles: [...roles] });
    const { numberOfPeople, feeMin, feeMax } = after;
    const all = { numberOfPeople, feeMin, feeMax } as const;
    const changed = Object.fromEntries(Object.entries(all).filter(([field, value]) => withTwo[field as keyof typeof all] !== value));
    const before = Object.fromEntries(Object.keys(changed).map((field) => [field, withTwo[field as keyof typeof all]]));
    return {
      type: 'JobEdited',
      data: { clientId, before, after: { roles: [...roles], ...changed }, roleSeats: { upTo, roles: roles.map(seatsOf) } },
    };
  };
  test('adds one with the next number', () =>
    story.given(posted).when(edit([first, second, third]), by('client'), [change([first, second, third], 3)]));
  test('takes one out, whose number is not used again', () => {
    story.given(posted).when(edit([first]), by('client'), [change([first], 2)]);
    const without = change([first], 2);
    story.given(posted, without).when(edit([first, second]), by('client'), 'invalid-argument', ['roles']);
    const added = job.decider.decide(edit([first, third]), fold(job.decider, [posted, without]), by('client'));
    expect(added).toMatchObject([{ data: { roleSeats: { upTo: 3 } } }]);
  });
  test('takes all out: people and fees are typed again', () => {
    const [event] = job.decider.decide(edit([]), fold(job.decider, [posted]), by('client'));
    expect(event).toMatchObject({ data: { after: { roles: [] }, roleSeats: { upTo: 2, roles: [] } } });
  });
});

test('all roles are full only if each one is; a deal without a role fills none', () => {
  expect(areAllFull([first, second], [1, 2, 2])).toBe(true);
  expect(areAllFull([first, second], [1, 2, undefined])).toBe(false);
  expect(areAllFull([first, second], [1, 1, 1])).toBe(false);
});

describe('a deal about a role', () => {
  const { jobId, talentId } = parties;
  test('names it when it begins, and keeps it until its conclusion', () => {
    const inquiry = { type: 'inquire', jobId, talentId, roleNo: 2, inquiryType: 'APPEARANCE', message: 'ご相談です。' } as const;
    const asked = offer.decider.decide(inquiry, offer.decider.initial, by('client'));
    const held = fold(offer.decider, asked);
    const made = offer.decider.decide({ type: 'continueInquiry', jobId, talentId, ...terms }, held, by('client'));
    const accepted = offer.decider.decide({ type: 'accept', termsNo: 1 }, fold(offer.decider, made, held), by('talent'));
    const state = fold(offer.decider, [...made, ...accepted], held);
    const checked = offer.decider.decide({ type: 'adminApprove', termsNo: 1 }, state, by('office'));
    const approved = offer.decider.decide({ type: 'approve', termsNo: 1 }, fold(offer.decider, checked, state), by('client'));
    expect([asked, made, approved].map(([event]) => event?.data)).toMatchObject([{ roleNo: 2 }, { roleNo: 2 }, { roleNo: 2 }]);
    // Other events do not repeat it.
    expect(accepted[0]?.data).not.toHaveProperty('roleNo');
  });
  test('is another one than the same deal about another role', () => {
    const enter = { type: 'enter', jobId, clientId, roleNo: 1, pr: 'よろしくお願いします。', schedule: 'いつでも' } as const;
    const given = entry.decider.decide(enter, entry.decider.initial, by('talent'));
    scenario(entry.decider)
      .given(...given)
      .when(enter, by('talent'), []);
    scenario(entry.decider)
      .given(...given)
      .when({ ...enter, roleNo: 2 }, by('talent', NOON), 'status-conflict');
  });
});
