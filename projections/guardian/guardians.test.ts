import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { asked, given, guardian, linkExpiresAt, offered, registered } from '#domain/testing/guardianHistories.ts';
import { profileMatter } from '#domain/work/guardian/matter.ts';
import { project } from '../testing/project.ts';
import { guardians } from './guardians.ts';

describe('guardians/{uid}', () => {
  const onPaper: AnyEvent = {
    type: 'GuardianConsentRefused',
    data: { ...profileMatter, guardianNo: 1, channel: 'PAPER', note: '書面' },
  };
  const shown = (...events: AnyEvent[]) => project([guardians], envelopes('guardian-hana', ...events))['guardians/hana'];

  test('has the guardian with a masked address, the questions and the answers', () => {
    // The events are the office's.
    const request = { requestedAt: NOON, isAskedByOffice: true, expiresAt: linkExpiresAt };
    const unasked = { requestedAt: null, isAskedByOffice: false, expiresAt: null };
    expect(shown(registered, asked(), given(), onPaper)).toEqual({
      id: 'hana',
      name: guardian.name,
      relation: guardian.relation,
      maskedEmail: 'k***@example.com',
      guardianNo: 1,
      registeredAt: NOON,
      matters: {
        'OFFER_offer-1': { ...offered, ...request, isGiven: true, channel: 'LINK', answeredAt: NOON + 2 * HOUR },
        PROFILE: { ...profileMatter, ...unasked, isGiven: false, channel: 'PAPER', answeredAt: NOON + 3 * HOUR },
      },
      version: 4,
      createdAt: NOON,
      updatedAt: NOON + 3 * HOUR,
    });
  });
  test('has neither the note of the office nor the hash of the code', () => {
    expect(JSON.stringify(shown(registered, asked(), onPaper))).not.toMatch(/書面|hash/);
  });
  test('another guardian begins without answers; a new request removes the answer', () => {
    expect(shown(registered, asked(), given(), registered)).toMatchObject({ matters: {}, createdAt: NOON });
    expect(shown(registered, asked(), given(), asked())?.matters).toMatchObject({ 'OFFER_offer-1': { isGiven: null, answeredAt: null } });
  });
  test('is deleted when the minor leaves', () =>
    expect(shown(registered, asked(), { type: 'GuardianWithdrawn', data: {} })).toBeUndefined());
});
