import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, HOUR, NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { clientProfile, studentProfile, talentProfile } from '#domain/testing/profiles.ts';
import { clients } from './clients.ts';
import { destinations } from './destinations.ts';
import { MISSING_PERSON, noReviews } from './readModel.ts';
import { students } from './students.ts';
import { talentPrivate } from './talentPrivate.ts';
import { talents } from './talents.ts';
import { project } from './testing/project.ts';
import { users } from './users.ts';

describe('students/{taCode}', () => {
  const personId = 'student-TA0001-1';
  const registered: AnyEvent = { type: 'StudentRegistered', data: { personId, ...studentProfile } };
  const linked: AnyEvent = { type: 'StudentLinked', data: { talentId: 'hana', belongingTo: 3 } };
  const student = (...events: AnyEvent[]) => project([students], envelopes('student-TA0001', ...events))['students/TA0001'];

  test('is a trainee as the office wrote them down', () => {
    expect(student(registered)).toEqual({
      ...{ id: 'TA0001', taCode: 'TA0001', ...studentProfile, talentId: null, linkCodeUntil: null },
      ...{ createdAt: NOON, updatedAt: NOON, version: 1 },
    });
  });
  test('follows changes and its talent', () => {
    const changed: AnyEvent = { type: 'StudentChanged', data: { ...studentProfile, personId, belongingTo: 5, talentId: 'hana' } };
    expect(student(registered, linked, changed)).toMatchObject({ belongingTo: 5, talentId: 'hana', version: 3 });
    expect(student(registered, linked, { type: 'StudentUnlinked', data: { talentId: 'hana' } })).toMatchObject({ talentId: null });
  });
  test('knows until when a one-time code is good, and not the code', () => {
    const issued: AnyEvent = { type: 'StudentLinkCodeIssued', data: { codeHash: 'ab'.repeat(32), expiresAt: NOON + HOUR } };
    expect(student(registered, issued)).toMatchObject({ linkCodeUntil: NOON + HOUR });
    expect(student(registered, issued, linked)).toMatchObject({ linkCodeUntil: null });
    expect(JSON.stringify(student(registered, issued))).not.toContain('abab');
  });
  test('goes when it is removed', () => {
    const removed: AnyEvent = { type: 'StudentRemoved', data: { personId, talentId: null } };
    expect(project([students], envelopes('student-TA0001', registered, removed))).toEqual({});
  });
  test('of an erased trainee keeps nothing personal', () => {
    const erased = { ...studentProfile, personId, name: null, kana: null, birthday: null };
    expect(student({ type: 'StudentRegistered', data: erased })).toMatchObject({ name: MISSING_PERSON, kana: '', birthday: null });
  });
});

describe('destinations/{uid}', () => {
  const login = 'hana@example.com';
  const email = 'hana.mobile@example.com';
  const registered: AnyEvent = { type: 'AccountRegistered', data: { email: login } };
  const expiresAt = NOON + DAY;
  const requested: AnyEvent = {
    type: 'AccountDestinationRequested',
    data: { email, codeHash: 'hash', requestedAt: NOON, expiresAt },
  };
  const confirmed: AnyEvent = { type: 'AccountDestinationConfirmed', data: {} };
  const both = (...events: AnyEvent[]) => {
    const documents = project([users, destinations], envelopes('account-hana', registered, ...events));
    return { user: documents['users/hana'], destination: documents['destinations/hana'] };
  };

  test('is not there before another address was asked for', () => expect(both().destination).toBeUndefined());
  test('names the address that waits, while the old one counts', () => {
    const { user, destination } = both(requested);
    expect(destination).toEqual({
      ...{ id: 'hana', email: login, confirmedAt: null, pendingEmail: email, requestedAt: NOON, expiresAt },
      ...{ createdAt: NOON + HOUR, updatedAt: NOON + HOUR, version: 2 },
    });
    expect(user).toMatchObject({ destinationEmail: login, version: 2 });
  });
  test('counts once it is confirmed', () => {
    const { user, destination } = both(requested, confirmed);
    expect(destination).toMatchObject({
      email,
      confirmedAt: NOON + 2 * HOUR,
      pendingEmail: null,
      requestedAt: null,
      expiresAt: null,
      version: 3,
    });
    expect(user).toMatchObject({ email: login, destinationEmail: email, version: 3 });
  });
  test('goes back to the login e-mail', () => {
    const { user, destination } = both(requested, confirmed, { type: 'AccountDestinationReset', data: {} });
    expect([user?.destinationEmail, destination?.email]).toEqual([login, login]);
  });
  test('follows a new login e-mail only where it has none of its own', () => {
    const changed = (destinationFollows: boolean): AnyEvent => ({
      type: 'AccountEmailChanged',
      data: { email: 'new@example.com', destinationFollows },
    });
    expect(both(changed(true)).user).toMatchObject({ email: 'new@example.com', destinationEmail: 'new@example.com' });
    expect(both(changed(true)).destination).toBeUndefined();
    expect(both(requested, changed(true)).destination).toMatchObject({ email: 'new@example.com', pendingEmail: email, version: 3 });
    const { user, destination } = both(requested, confirmed, changed(false));
    expect([user?.email, user?.destinationEmail, destination?.email]).toEqual(['new@example.com', email, email]);
  });
  test('goes with the person', () => {
    const { user, destination } = both(requested, { type: 'AccountWithdrawn', data: { role: null } });
    expect(destination).toBeUndefined();
    expect(user).toMatchObject({ email: '', destinationEmail: null, deletedAt: NOON + 2 * HOUR });
  });
});

test('news that were seen stand in the account', () => {
  const events: AnyEvent[] = [
    { type: 'AccountRegistered', data: { email: 'hana@example.com' } },
    { type: 'AccountNewsOpened', data: { newsAt: NOON - HOUR } },
  ];
  expect(project([users], envelopes('account-hana', ...events))['users/hana']).toMatchObject({ lastNewsOpenedAt: NOON - HOUR });
});

test('the terms that were agreed to last stand in the account', () => {
  const events: AnyEvent[] = [
    { type: 'AccountRegistered', data: { email: 'hana@example.com' } },
    { type: 'AccountTermsAgreed', data: { terms: '2026-11-01' } },
  ];
  const user = project([users], envelopes('account-hana', ...events))['users/hana'];
  expect(user).toMatchObject({ termsAgreed: '2026-11-01', termsAgreedAt: expect.any(Number), version: 2 });
});

describe('who left', () => {
  test('is a placeholder among talents, with what others said of them', () => {
    const events: AnyEvent[] = [
      { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 4_321 } },
      { type: 'TalentPublished', data: {} },
      { type: 'TalentRosterFollowed', data: { taCode: 'TA0001', belongingTo: 3, rosterVersion: 2 } },
      { type: 'TalentWithdrawn', data: { taCode: 'TA0001' } },
    ];
    const [before, after] = [events.slice(0, 3), events].map((some) =>
      project([talents, talentPrivate], envelopes('talent-hana', ...some)),
    );
    expect(before?.['talentPrivate/hana']).toMatchObject({ taCode: 'TA0001', birthday: talentProfile.birthday });
    expect(after?.['talentPrivate/hana']).toBeUndefined();
    expect(before?.['talents/hana']).toMatchObject({ belongingTo: 3, isPublished: true, cardVersion: 1 });
    expect(after?.['talents/hana']).toMatchObject({
      ...{ name: MISSING_PERSON, kana: '', gender: 0, ageBand: 0, prefecture: 0, speciality: [], thumbnail: null },
      ...{ belongingTo: null, isPublished: false, isSuspended: true, deletedAt: NOON + 3 * HOUR },
      ...{ cardVersion: 4, version: 4, ...noReviews() },
    });
  });
  test('is a placeholder among clients; the office’s number for its books stays', () => {
    const { name, department, company } = clientProfile;
    const moved = { ...company.address, street: '神宮前4-5-6' };
    const events: AnyEvent[] = [
      { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } },
      {
        type: 'ClientBillingSaved',
        data: { name, department, company: { name: company.name, phone: company.phone, address: moved }, paymentMethod: 2 },
      },
      { type: 'ClientBillClientIdSet', data: { billClientId: 'C-0001' } },
      { type: 'ClientWithdrawn', data: {} },
    ];
    const [before, after] = [events.slice(0, 3), events].map((some) => project([clients], envelopes('client-ken', ...some))['clients/ken']);
    expect(before).toMatchObject({ name, company: { ...company, address: moved }, billClientId: 'C-0001', cardVersion: 2, version: 3 });
    expect(after).toMatchObject({ name: MISSING_PERSON, department: '', worksUrl: '', deletedAt: NOON + 3 * HOUR, billClientId: 'C-0001' });
    expect(JSON.stringify(after)).not.toContain(company.name);
  });
});
