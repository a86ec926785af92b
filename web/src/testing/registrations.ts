import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { clientProfile, posting, talentProfile } from '#domain/testing/profiles.ts';

export const accountEvents = (email: string, role: 'client' | 'talent'): readonly AnyEvent[] => [
  { type: 'AccountRegistered', data: { email } },
  { type: 'AccountRoleChosen', data: { role } },
];

export const clientRegistered = (name: string = clientProfile.company.name) => {
  const company = { ...clientProfile.company, name };
  return { type: 'ClientProfileRegistered', data: { ...clientProfile, company, paymentMethod: 2 } } as const;
};

export const castRegistered = (name: string = talentProfile.name) =>
  ({ type: 'TalentProfileRegistered', data: { ...talentProfile, name, viewOrder: 500 } }) as const;

type Stream = readonly [streamId: string, ...events: AnyEvent[]];

export const publishedCast = (id: string, name: string, changes: object = {}): Stream => {
  const { type, data } = castRegistered(name);
  return [`talent-${id}`, { type, data: { ...data, viewOrder: 1, ...changes } }, { type: 'TalentPublished', data: {} }];
};

export const postedJob = (id: string, title: string, changes: object = {}): Stream => {
  const { type, data } = jobPosted(title);
  return [`job-${id}`, { type, data: { ...data, ...changes } }];
};

export const jobPosted = (title: string = posting.title) =>
  ({ type: 'JobPosted', data: { clientId: uidOf.client, ...posting, title } }) as const;
