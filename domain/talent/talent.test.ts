import { describe, expect, test } from 'vitest';
import { businessRules } from '../kernel/businessRules.ts';
import { by, NOON } from '../testing/contexts.ts';
import { talentProfile as profile } from '../testing/profiles.ts';
import { scenario } from '../testing/scenario.ts';
import type { TalentEvent } from './events.ts';
import { decider } from './talent.ts';

const story = scenario(decider);
const save = { type: 'saveProfile', ...profile } as const;
const registered: TalentEvent = { type: 'TalentProfileRegistered', data: { ...profile, viewOrder: 500 } };
const published: TalentEvent = { type: 'TalentPublished', data: {} };
const suspended: TalentEvent = { type: 'TalentSuspended', data: { reason: '規約違反' } };

describe('a profile', () => {
  const changed = { ...profile, introduction: '映像にも出演します。' };
  test('is registered with a place in the list that depends on nothing but the uid', () => {
    const [event] = decider.decide(save, { status: 'NONE' }, by('talent'));
    expect(event).toMatchObject({ type: 'TalentProfileRegistered', data: profile });
    expect(decider.decide(save, { status: 'NONE' }, by('talent', NOON + 1))).toEqual([event]);
  });
  test('gets a place between 100 and 10000 whatever the uid', () => {
    const orders = Array.from({ length: 500 }, (_, index) => {
      const [event] = decider.decide(save, { status: 'NONE' }, by('talent', NOON, `talent-${index}`));
      return event?.type === 'TalentProfileRegistered' ? event.data.viewOrder : Number.NaN;
    });
    expect(Math.min(...orders)).toBeGreaterThanOrEqual(businessRules.viewOrderMin);
    expect(Math.max(...orders)).toBeLessThanOrEqual(businessRules.viewOrderMax);
    expect(new Set(orders).size).toBeGreaterThan(450);
  });
  test('saved twice is registered once', () => story.given(registered).when(save, by('talent')).then([]));
  test('changes', () =>
    story
      .given(registered)
      .when({ ...save, ...changed }, by('talent'))
      .then([{ type: 'TalentProfileChanged', data: changed }]));
  test('changed twice changes once', () =>
    story
      .given(registered, { type: 'TalentProfileChanged', data: changed })
      .when({ ...save, ...changed }, by('talent'))
      .then([]));
  test('changes back', () =>
    story
      .given(registered, { type: 'TalentProfileChanged', data: changed })
      .when(save, by('talent'))
      .then([{ type: 'TalentProfileChanged', data: profile }]));
  test('is for talents to save', () => {
    for (const role of ['client', 'office', 'system', null] as const) story.given().when(save, by(role)).thenRefused('permission-denied');
  });
});

describe('publication', () => {
  const publish = { type: 'publish' } as const;
  test('by the office', () => story.given(registered).when(publish, by('office')).then([published]));
  test('twice', () => story.given(registered, published).when(publish, by('office')).then([]));
  test('by the talent is refused', () => story.given(registered).when(publish, by('talent')).thenRefused('permission-denied'));
  test('without a profile is refused', () => story.given().when(publish, by('office')).thenRefused('not-found'));
  test('lifts a suspension', () => story.given(registered, published, suspended).when(publish, by('office')).then([published]));
});

describe('suspension of a profile', () => {
  const suspend = { type: 'suspend', reason: '規約違反' } as const;
  test('by the office', () => story.given(registered, published).when(suspend, by('office')).then([suspended]));
  test('twice', () => story.given(registered, published, suspended).when(suspend, by('office')).then([]));
  test('of a profile that was never published has nothing to do', () => story.given(registered).when(suspend, by('office')).then([]));
  test('without a profile is refused', () => story.given().when(suspend, by('office')).thenRefused('not-found'));
  test('by a client is refused', () => story.given(registered, published).when(suspend, by('client')).thenRefused('permission-denied'));
});
