import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { studentProfile } from '#domain/testing/profiles.ts';
import { MISSING_PERSON } from '../kernel/fields.schema.ts';
import { project } from '../testing/project.ts';
import { students } from './students.ts';

describe('students/{taCode}', () => {
  const personId = 'student-TA0001-1';
  const registered: AnyEvent = { type: 'StudentRegistered', data: { personId, ...studentProfile } };
  const linked: AnyEvent = { type: 'StudentLinked', data: { talentId: 'hana', belongingTo: 3 } };
  const student = (...events: AnyEvent[]) => project([students], envelopes('student-TA0001', ...events))['students/TA0001'];

  test('has a trainee as the office registered it', () => {
    expect(student(registered)).toEqual({
      id: 'TA0001',
      taCode: 'TA0001',
      ...studentProfile,
      talentId: null,
      linkCodeUntil: null,
      createdAt: NOON,
      updatedAt: NOON,
      version: 1,
    });
  });
  test('has later changes and its talent', () => {
    const changed: AnyEvent = { type: 'StudentChanged', data: { ...studentProfile, personId, belongingTo: 5, talentId: 'hana' } };
    expect(student(registered, linked, changed)).toMatchObject({ belongingTo: 5, talentId: 'hana', version: 3 });
    expect(student(registered, linked, { type: 'StudentUnlinked', data: { talentId: 'hana' } })).toMatchObject({ talentId: null });
  });
  test('has the end of a one-time code, but not the code', () => {
    const issued: AnyEvent = { type: 'StudentLinkCodeIssued', data: { codeHash: 'ab'.repeat(32), expiresAt: NOON + HOUR } };
    expect(student(registered, issued)).toMatchObject({ linkCodeUntil: NOON + HOUR });
    expect(student(registered, issued, linked)).toMatchObject({ linkCodeUntil: null });
    expect(JSON.stringify(student(registered, issued))).not.toContain('abab');
  });
  test('of an erased trainee has no personal data', () => {
    const erased = { ...studentProfile, personId, name: null, kana: null, birthday: null };
    expect(student({ type: 'StudentRegistered', data: erased })).toMatchObject({ name: MISSING_PERSON, kana: '', birthday: null });
  });
});
