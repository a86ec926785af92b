import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { messages } from '../../kernel/validation.ts';
import { by, uidOf } from '../../testing/contexts.ts';
import { clientProfile, draft, posting, talentProfile } from '../../testing/profiles.ts';
import { type JobCommand, type JobEvent, job } from '../../work/job/job.ts';
import { client } from '../client/client.ts';
import { talent } from '../talent/talent.ts';

const own = `pictures/${uidOf.talent}/a_M.webp`;
const anothers = [
  ...['pictures/talent-2/a_M.webp', `pictures/${uidOf.talent}2/a_M.webp`, `pictures/${uidOf.talent}`],
  ...[`uploads/${uidOf.talent}/a`, `movies/${uidOf.talent}/a.mp4`, 'demo/talents/01.svg', `x/pictures/${uidOf.talent}/a_M.webp`],
];
const fieldsOf = (attempt: () => unknown): Readonly<Record<string, string>> | undefined => {
  try {
    attempt();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid-argument') return error.fields;
    throw error;
  }
  return undefined;
};

describe('a talent’s profile', () => {
  const save = (change: object) =>
    fieldsOf(() => talent.decider.decide({ type: 'saveProfile', ...talentProfile, ...change }, talent.decider.initial, by('talent')));
  test('shows own uploads, or none', () => {
    expect(save({ thumbnail: own, profileImages: [own] })).toBeUndefined();
    expect(save({ thumbnail: null, profileImages: [] })).toBeUndefined();
  });
  test.each(anothers)('cannot show %s', (path) => {
    expect(save({ thumbnail: path })).toEqual({ thumbnail: messages.ownPictures });
    expect(save({ profileImages: [own, path] })).toEqual({ profileImages: messages.ownPictures });
  });
});

test('a client’s profile shows own uploads only', () => {
  const save = (thumbnail: string | null) =>
    fieldsOf(() => client.decider.decide({ type: 'saveProfile', ...clientProfile, thumbnail }, client.decider.initial, by('client')));
  expect([save(null), save(`pictures/${uidOf.client}/mark.webp`)]).toEqual([undefined, undefined]);
  expect(save(own)).toEqual({ thumbnail: messages.ownPictures });
});

test('a posting, its draft and its edit show own uploads only', () => {
  const fault = { pictures: messages.ownPictures };
  const posted = [{ type: 'JobPosted', data: { clientId: uidOf.client, ...posting } }] as JobEvent[];
  const send = (command: JobCommand, given: readonly JobEvent[] = []) =>
    fieldsOf(() => job.decider.decide(command, fold(job.decider, given), by('client')));
  for (const pictures of [[own], [`pictures/${uidOf.client}/a.webp`, own]]) {
    expect(send({ type: 'post', ...posting, pictures })).toEqual(fault);
    expect(send({ type: 'saveDraft', ...draft, pictures })).toEqual(fault);
    expect(send({ type: 'edit', ...posting, pictures }, posted)).toEqual(fault);
  }
  expect(send({ type: 'edit', ...posting, pictures: [`pictures/${uidOf.client}/b.webp`] }, posted)).toBeUndefined();
});
