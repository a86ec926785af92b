import { describe, expect, test } from 'vitest';
import { by, DAY, NOON, uidOf } from '../../testing/contexts.ts';
import { studentProfile as profile, publishedTalent, talentProfile } from '../../testing/profiles.ts';
import { refusalOf, scenario } from '../../testing/scenario.ts';
import { studentFields } from './fields.ts';
import { identityOf, rosterIdentityOf } from './identity.ts';
import { type StudentEvent, student } from './student.ts';

const story = scenario(student.decider);
const personId = 'student-TA0001-1';
const registered: StudentEvent = { type: 'StudentRegistered', data: { personId, ...profile } };
const linked: StudentEvent = { type: 'StudentLinked', data: { talentId: uidOf.talent, belongingTo: 3 } };
const codeHash = 'ab'.repeat(32);
const expiresAt = NOON + 14 * DAY;
const codeIssued: StudentEvent = { type: 'StudentLinkCodeIssued', data: { codeHash, expiresAt } };
const unlinked: StudentEvent = { type: 'StudentUnlinked', data: { talentId: uidOf.talent } };
const removed: StudentEvent = { type: 'StudentRemoved', data: { personId, talentId: null } };

describe('a place on the roster', () => {
  const register = { type: 'register', taCode: 'TA0001', ...profile } as const;
  const regroup = { type: 'change', ...profile, belongingTo: 5 } as const;
  test('cannot belong to a second trainee', () =>
    story.given(registered).when({ ...register, belongingTo: 1 }, by('office'), 'already-exists', ['taCode']));
  test('accepts no birthday in the future or too long ago, new or changed', () => {
    for (const birthday of ['2026-11-21', '1899-12-31']) {
      story.given().when({ ...register, birthday }, by('office'), 'invalid-argument', ['birthday']);
      story.given(registered).when({ ...regroup, birthday }, by('office'), 'invalid-argument', ['birthday']);
    }
  });
  test('includes the talent whose group changes', () =>
    story
      .given(registered, linked)
      .when(regroup, by('office'), [{ type: 'StudentChanged', data: { ...profile, personId, belongingTo: 5, talentId: uidOf.talent } }]));
  test('is removed, with its talent', () => {
    story.given(registered).when({ type: 'remove' }, by('office'), [removed]);
    story
      .given(registered, linked)
      .when({ type: 'remove' }, by('office'), [{ type: 'StudentRemoved', data: { personId, talentId: uidOf.talent } }]);
  });
  test('is registered again under another key, so that the removed trainee stays erased', () =>
    story
      .given(registered, removed)
      .when(register, by('office'), [{ type: 'StudentRegistered', data: { ...profile, personId: 'student-TA0001-2' } }]));
});

describe('a one-time code for a place', () => {
  const issue = { type: 'issueLinkCode', codeHash } as const;
  test('is issued for fourteen days', () => story.given(registered).when(issue, by('office'), [codeIssued]));
  test('is not issued for a place that is taken or missing', () => {
    story.given(registered, linked).when(issue, by('office'), 'status-conflict');
    story.given().when(issue, by('office'), 'not-found');
    story.given(registered, removed).when(issue, by('office'), 'not-found');
  });
});

describe('a talent takes a place', () => {
  const identity = identityOf(profile.kana, profile.birthday);
  const somebody = identityOf(profile.kana, '2011-01-01');
  const link = { type: 'link', identity, codeHash } as const;
  const given = [registered, codeIssued];
  test('as the trainee, with the code', () => story.given(...given).when(link, by('talent'), [linked]));
  test('until the last millisecond of the code, and not after it', () => {
    story.given(...given).when(link, by('talent', expiresAt - 1), [linked]);
    story.given(...given).when(link, by('talent', expiresAt), 'link-code-expired', ['linkCode']);
  });
  test('that belongs to another talent: refused', () =>
    story.given(...given, linked).when(link, by('talent', NOON, 'talent-2'), 'ta-code-taken', ['taCode']));
  const other: StudentEvent = { type: 'StudentLinkCodeIssued', data: { codeHash: 'cd'.repeat(32), expiresAt } };
  test.each<[string, StudentEvent[], string | null]>([
    ['without a code ever issued', [registered], codeHash],
    ['with another code', given, 'cd'.repeat(32)],
    ['with no code', given, null],
    ['with a code that a newer one replaced', [...given, other], codeHash],
    ['with a code that was used once', [...given, linked, unlinked], codeHash],
    ['that is not there', [], codeHash],
    ['that was removed', [...given, removed], codeHash],
    ['that was given to somebody else by now', [...given, removed, registered], codeHash],
  ])('%s: refused with the same text, whatever the profile contains', (_, events, hash) => {
    for (const known of [identity, somebody, null])
      story.given(...events).when({ type: 'link', identity: known, codeHash: hash }, by('talent'), 'link-code-invalid', ['linkCode']);
  });
  test.each([somebody, null])('with the code, but a different person (%s): refused', (someone) =>
    story.given(...given).when({ ...link, identity: someone }, by('talent'), 'ta-code-unknown', ['taCode']),
  );
  test('and leaves it with the account, unless another talent has it now', () => {
    const leave = { type: 'leave', talentId: uidOf.talent } as const;
    story.given(registered, linked).when(leave, by('system'), [unlinked]);
    story.given(registered, linked).when({ ...leave, talentId: 'talent-2' }, by('system'), []);
    story.given(registered, linked, unlinked).when(leave, by('system'), []);
  });
});

describe('the identity of a profile for the roster', () => {
  test('is the reading of the name and the birthday, without white space', () => {
    expect(identityOf('ヤマダ　ハナコ', '1998-04-12')).toEqual(identityOf('ヤマダハナコ', '1998-04-12'));
    expect(identityOf('ヤマダ ハナコ', '1998-04-13')).not.toEqual(identityOf('ヤマダ ハナコ', '1998-04-12'));
    expect(identityOf(null, '1998-04-12')).toBeNull();
  });
  test('comes from the profile, for one place only', () => {
    const identity = identityOf(talentProfile.kana, talentProfile.birthday);
    expect(rosterIdentityOf(publishedTalent, 'TA0001')).toEqual(identity);
    expect(rosterIdentityOf({ ...publishedTalent, taCode: 'TA0001' }, 'TA0001')).toEqual(identity);
    expect(refusalOf(() => rosterIdentityOf({ ...publishedTalent, taCode: 'TA0002' }, 'TA0001'))?.code).toBe('status-conflict');
    expect(refusalOf(() => rosterIdentityOf({ status: 'NONE' }, 'TA0001'))?.code).toBe('profile-required');
  });
});

test('a code is 4 to 12 capital letters and digits', () => {
  for (const sound of ['TA01', 'TA0001', 'ABCDEF123456']) expect(studentFields.taCode.safeParse(sound).success).toBe(true);
  for (const wrong of ['TA1', 'ta0001', 'TA-0001', 'TA0001/x', 'ABCDEFG1234567'])
    expect(studentFields.taCode.safeParse(wrong).success).toBe(false);
});
