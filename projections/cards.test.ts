import { describe, expect, test } from 'vitest';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, AnyEvent } from '#domain/registry.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { made as entered } from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { inquired } from '#domain/testing/offerHistories.ts';
import { clientProfile, posting, talentProfile } from '#domain/testing/profiles.ts';
import { cardSourceChangedBy, cardSources } from './cards.ts';
import { MISSING_PERSON, shownName } from './kernel/fields.schema.ts';
import { replay } from './replay.ts';
import { acceptedStories, documentsAfter, streamOf } from './testing/stories.ts';

const talent = envelopes(
  'talent-talent-1',
  { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 100 } },
  { type: 'TalentPublished', data: {} },
  { type: 'TalentProfileChanged', data: { ...talentProfile, name: '山田 華', thumbnail: null } },
);
const client = envelopes(
  'client-client-1',
  { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } },
  { type: 'ClientProfileChanged', data: { ...clientProfile, company: { ...clientProfile.company, name: '株式会社そら' } } },
);
const job = envelopes(
  'job-job-1',
  { type: 'JobPosted', data: { clientId: parties.clientId, ...posting } },
  { type: 'JobEdited', data: { clientId: parties.clientId, before: {}, after: { title: '追加募集' } } },
  { type: 'JobClosed', data: { clientId: parties.clientId } },
);
const deal = [...envelopes('offer-8fJ2', inquired), ...envelopes('entry-8fJ2', entered)];

const cardsAfter = (events: readonly AnyEnvelope[]) => {
  const world = replay();
  for (const event of events) world.add(event);
  const documents = world.documents();
  const offer = documents.get('jobs/job-1/offers/8fJ2');
  const entry = documents.get('jobs/job-1/entries/8fJ2');
  expect([entry?.talent, entry?.client, entry?.job]).toEqual([offer?.talent, offer?.client, offer?.job]);
  return { talent: offer?.talent, client: offer?.client, job: offer?.job, jobClient: documents.get('jobs/job-1')?.client };
};

const newest = {
  talent: { id: 'talent-1', name: '山田 華', thumbnail: null, version: 3 },
  client: { id: 'client-1', name: '株式会社そら', thumbnail: clientProfile.thumbnail, version: 2 },
  job: { id: 'job-1', title: '追加募集', picture: posting.pictures[0], version: 2 },
  jobClient: { id: 'client-1', name: '株式会社そら', thumbnail: clientProfile.thumbnail, version: 2 },
};

describe('the newest card wins', () => {
  test('when the deal comes last', () => expect(cardsAfter([...talent, ...client, ...job, ...deal])).toEqual(newest));
  test('when the deal comes first', () => expect(cardsAfter([...deal, ...job, ...client, ...talent])).toEqual(newest));
  test('when the deal comes between a profile and its change', () => {
    const [first, ...later] = talent;
    expect(cardsAfter([...(first ? [first] : []), ...deal, ...client, ...job, ...later])).toEqual(newest);
  });
  test('an unknown source is a placeholder with version 0', () => {
    expect(cardsAfter(deal)).toMatchObject({
      talent: { id: 'talent-1', name: MISSING_PERSON, thumbnail: null, version: 0 },
      job: { id: 'job-1', title: '', picture: null, version: 0 },
    });
  });
});

describe('the name that others see', () => {
  test('is the company of a client', () => expect(shownName(clientProfile)).toBe(clientProfile.company.name));
  test('is an individual’s own name', () => expect(shownName({ name: '佐藤 健', company: { name: '' } })).toBe('佐藤 健'));
  test('is a talent’s own name', () => expect(shownName(talentProfile)).toBe(talentProfile.name));
  test('is a placeholder for an unknown person', () => expect(shownName({})).toBe(MISSING_PERSON));
});

describe('sources of cards', () => {
  const shows: readonly (readonly [AnyEvent['type'], string | undefined])[] = [
    ['TalentProfileChanged', 'talents'],
    ['ClientProfileChanged', 'clients'],
    ['JobEdited', 'jobs'],
    ['TalentPublished', undefined],
    ['JobClosed', undefined],
    ['OfferMade', undefined],
  ];
  test.each(shows)('%s changes cards of: %s', (type, collection) => expect(cardSourceChangedBy(type)?.collection).toBe(collection));
  test('an event refreshes the cards if, and only if, it gives its source a new version for cards', () => {
    for (const { name, story } of acceptedStories())
      for (const { collection, card } of cardSources.filter((source) => source.collection === `${name}s`)) {
        const versions = story.map((_, index) => {
          const streamId = streamOf[name];
          const documents = documentsAfter(streamId, story.slice(0, index + 1));
          return card('', documents.get(`${collection}/${parseStreamId(streamId).entityId}`)).version;
        });
        const refreshing = story.filter((_, index) => versions[index] !== (versions[index - 1] ?? 0)).map(({ type }) => type);
        expect(refreshing).toEqual(story.map(({ type }) => type).filter((type) => cardSourceChangedBy(type)));
      }
  });
  test('an event type changes cards of one source only', () => {
    const types = cardSources.flatMap(({ changedBy }) => changedBy);
    expect(new Set(types).size).toBe(types.length);
  });
});
