import { describe, expect, test } from 'vitest';
import { fold } from '#domain/kernel/decider.ts';
import { works } from '#domain/office/desk/waiting.ts';
import { waitingLists } from '#domain/office/desk/waitingLists.ts';
import { type AnyEvent, aggregateNamed } from '#domain/registry.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { clientProfile, talentProfile } from '#domain/testing/profiles.ts';
import { readModelProjectors } from '../readModels.ts';
import { project } from '../testing/project.ts';

type Filter = readonly [field: string, operator: string, value: unknown];
const finds = (where: readonly Filter[], document: Readonly<Record<string, unknown>> | undefined): boolean =>
  document !== undefined && where.every(([field, , value]) => document[field] === value);

const reason = { reason: '規約に反する内容が続いたため。' };

describe('the office’s list of newcomers has who was never approved, as the desk knows it', () => {
  const registered: AnyEvent = { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 500 } };
  const published: AnyEvent = { type: 'TalentPublished', data: {} };
  const suspended: AnyEvent = { type: 'TalentSuspended', data: reason };
  const unpublished: AnyEvent = { type: 'TalentUnpublished', data: reason };
  const returned: AnyEvent = { type: 'TalentProfileReturned', data: reason };
  const changed: AnyEvent = { type: 'TalentProfileChanged', data: { ...talentProfile, kana: 'ヤマダ' } };

  test.each([
    ['is new', true, [registered]],
    ['is published', false, [registered, published]],
    ['is suspended', false, [registered, published, suspended]],
    ['is unpublished', false, [registered, published, unpublished]],
    ['changed after a suspension', false, [registered, published, suspended, changed]],
    ['is asked to correct the profile', false, [registered, returned]],
    ['has corrected the profile', true, [registered, returned, changed]],
  ])('a cast who %s: %s', (_, waits, events) => {
    const document = project(readModelProjectors, envelopes('talent-hana', ...events))['talents/hana'];
    expect(finds(waitingLists.talents.where, document)).toBe(waits);
    const work = works.talent.workOf([fold(aggregateNamed('talent').decider, events)], 'hana');
    expect(work?.waitsIn).toBe(waits ? 'waiting' : null);
  });

  const account: readonly AnyEvent[] = [
    { type: 'AccountRegistered', data: { email: 'ken@example.com' } },
    { type: 'AccountRoleChosen', data: { role: 'client' } },
  ];
  const certified: AnyEvent = { type: 'ClientCertified', data: {} };
  const revoked: AnyEvent = { type: 'ClientCertificationRevoked', data: reason };
  const client: AnyEvent = { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } };

  test.each([
    ['is new', true, []],
    ['is certified', false, [certified]],
    ['has lost the certification', false, [certified, revoked]],
  ] as const)('a client who %s: %s', (_, waits, events) => {
    const streams = [envelopes('account-ken', ...account, ...events), envelopes('client-ken', client)];
    const document = project(readModelProjectors, streams.flat())['officeAccounts/ken'];
    expect(finds(waitingLists.clients.where, document)).toBe(waits);
    const states = [fold(aggregateNamed('account').decider, [...account, ...events]), fold(aggregateNamed('client').decider, [client])];
    expect(works.client.workOf(states, 'ken')?.waitsIn).toBe(waits ? 'waiting' : null);
  });
});
