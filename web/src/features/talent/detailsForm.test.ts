import { describe, expect, test } from 'vitest';
import { detailsExample, type TalentDetails } from '#domain/people/talent/details.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import { detailsForm, detailsOf, detailsValues } from './detailsForm.ts';

const full: TalentDetails = {
  ...detailsExample,
  sizes: { height: 162.5, weight: 50, bust: 80, waist: 60, hip: 85, shoeSize: 24, headSize: 56 },
  sns: {
    instagram: { screenName: 'hana', followersCount: 1_200 },
    twitter: null,
    youtube: { channelId: '@hana', subscriberCount: 0 },
    tiktok: null,
  },
};
const faults = (values: unknown) => detailsForm.safeParse(values).error?.issues.map(({ path }) => path.join('.'));

describe('the details form', () => {
  test('returns the same details that it received, also through its stored JSON', () => {
    for (const details of [full, detailsCatalogue.empty]) {
      const kept = JSON.parse(JSON.stringify(detailsValues(details)));
      expect(detailsOf(detailsForm.parse(kept))).toEqual(details);
    }
  });

  test('requires both the name and the figure of an account', () => {
    const values = detailsValues(full);
    const half = { ...values.sns, twitter: { screenName: 'hana', followersCount: null }, tiktok: { screenName: '', followersCount: 3 } };
    expect(faults({ ...values, sns: half })).toEqual(['sns.twitter.followersCount', 'sns.tiktok.screenName']);
  });

  test('reports a measure that is out of range or not a number', () => {
    const values = detailsValues(full);
    expect(faults({ ...values, sizes: { ...values.sizes, height: 5, weight: Number.NaN } })).toEqual(['sizes.height', 'sizes.weight']);
  });
});
