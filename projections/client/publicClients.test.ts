import { describe, expect, test } from 'vitest';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { clientProfile } from '#domain/testing/profiles.ts';
import { MISSING_PERSON, noReviews } from '../kernel/fields.schema.ts';
import { publicReviews } from '../review/receivedReviews.ts';
import { project } from '../testing/project.ts';
import { publicClients } from './publicClients.ts';

const registered = { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } } as const;
const published = {
  type: 'ReviewsPublished',
  data: { jobId: 'job', clientId: 'ken', talentId: 'hana', scores: { client: null, talent: 5 } },
} as const;
const clientEvents = (...events: Parameters<typeof envelopes>[1][]) => envelopes('client-ken', ...events);
const shownBy = (...events: ReturnType<typeof clientEvents>) => project([publicClients, publicReviews], events)['publicClients/ken'];

describe('publicClients/{uid}', () => {
  test('names the client, without contact data', () => {
    expect(shownBy(...clientEvents(registered))).toEqual({
      id: 'ken',
      clientType: clientProfile.clientType,
      name: clientProfile.name,
      companyName: clientProfile.company.name,
      thumbnail: clientProfile.thumbnail,
      prefecture: clientProfile.company.address.prefecture,
      worksUrl: clientProfile.worksUrl,
      ...noReviews(),
      deletedAt: null,
      version: 1,
      createdAt: NOON,
      updatedAt: NOON,
    });
  });

  test('counts the reviews of casts, before or after the profile', () => {
    const review = envelopes('review-deal', published);
    const profile = clientEvents(registered);
    const first = shownBy(...review, ...profile);
    expect(first).toEqual(shownBy(...profile, ...review));
    expect(first).toMatchObject({ name: clientProfile.name, reviews: { count: 1, sum: 5, aggregation: { 5: 1 } }, version: 1 });
  });

  test('counts no score if the cast gave none', () => {
    const silent = { ...published, data: { ...published.data, scores: { client: 3, talent: null } } } as const;
    expect(project([publicClients, publicReviews], envelopes('review-deal', silent))).toEqual({});
  });

  test('is emptied by the withdrawal', () => {
    expect(shownBy(...clientEvents(registered, { type: 'ClientWithdrawn', data: {} }))).toMatchObject({
      name: MISSING_PERSON,
      companyName: '',
      thumbnail: null,
      prefecture: '',
      worksUrl: '',
      deletedAt: NOON + HOUR,
    });
  });
});
