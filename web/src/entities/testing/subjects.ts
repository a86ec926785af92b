import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { posting, talentProfile } from '#domain/testing/profiles.ts';
import { signedIn } from '#web/testing/fakeSession.ts';

export const registeredCast = (changes: object = {}): AnyEvent => ({
  type: 'TalentProfileRegistered',
  data: { ...talentProfile, viewOrder: 500, ...changes },
});

export const publishedCast = (changes: object = {}): AnyEvent[] => [registeredCast(changes), { type: 'TalentPublished', data: {} }];

export const postedJob = (changes: object = {}): AnyEvent => ({
  type: 'JobPosted',
  data: { clientId: uidOf.client, ...posting, ...changes },
});

export const asCertifiedClient = () => signedIn(uidOf.client, { role: 'client', hasClientProfile: true, isClientCertificated: true });

export const noConnection = () => Object.assign(new Error('no connection'), { code: 'functions/unavailable' });

export const openRole = (no: number, name: string, changes: object = {}) => {
  const usual = { seats: 1, feeMin: 30_000, feeMax: 50_000, wantedGender: 0 as const, wantedAgeBands: [], days: '' };
  return { ...usual, no, name, ...changes };
};
