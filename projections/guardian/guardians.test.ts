import { describe, expect, test } from 'vitest';
import { offerMatter, profileMatter } from '#domain/guardian/matter.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, HOUR, NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { project } from '../testing/project.ts';
import { guardians } from './guardians.ts';

describe('guardians/{uid}', () => {
  const registered: AnyEvent = {
    type: 'GuardianRegistered',
    data: { name: '山田 京子', relation: 'MOTHER', email: 'kyoko@example.com', guardianNo: 1, endsConsent: false },
  };
  const offered = offerMatter('offer-1', 'job-1', { fee: 40_000, scheduleToClose: NOON + DAY });
  const asked: AnyEvent = {
    type: 'GuardianAsked',
    data: { ...offered, guardianNo: 1, codeHash: 'hash-1', requestedAt: NOON, expiresAt: NOON + DAY },
  };
  const given: AnyEvent = { type: 'GuardianConsentGiven', data: { ...offered, guardianNo: 1, channel: 'LINK', note: null } };
  const refused: AnyEvent = { type: 'GuardianConsentRefused', data: { ...profileMatter, guardianNo: 1, channel: 'PAPER', note: '書面' } };
  const guardian = (...events: AnyEvent[]) => project([guardians], envelopes('guardian-hana', ...events))['guardians/hana'];

  test('names the guardian with a masked address, and what was asked and answered', () => {
    const request = { requestedAt: NOON, expiresAt: NOON + DAY };
    expect(guardian(registered, asked, given, refused)).toEqual({
      ...{ id: 'hana', name: '山田 京子', relation: 'MOTHER', maskedEmail: 'k***@example.com', guardianNo: 1, registeredAt: NOON },
      matters: {
        'OFFER_offer-1': { ...offered, ...request, isGiven: true, channel: 'LINK', answeredAt: NOON + 2 * HOUR },
        PROFILE: {
          ...profileMatter,
          ...{ requestedAt: null, expiresAt: null, isGiven: false, channel: 'PAPER', answeredAt: NOON + 3 * HOUR },
        },
      },
      ...{ version: 4, createdAt: NOON, updatedAt: NOON + 3 * HOUR },
    });
  });
  test('holds neither the note of the office nor the hash of the code', () => {
    expect(JSON.stringify(guardian(registered, asked, refused))).not.toMatch(/書面|hash/);
  });
  test('another guardian begins without answers; a new request takes the answer away', () => {
    expect(guardian(registered, asked, given, registered)).toMatchObject({ matters: {}, createdAt: NOON });
    expect(guardian(registered, asked, given, asked)?.matters).toMatchObject({ 'OFFER_offer-1': { isGiven: null, answeredAt: null } });
  });
  test('goes when the minor leaves', () => expect(guardian(registered, asked, { type: 'GuardianWithdrawn', data: {} })).toBeUndefined());
});
