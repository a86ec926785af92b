import { describe, expect, test } from 'vitest';
import { posting } from '#domain/testing/profiles.ts';
import { castsAddress, searchesFor } from './castSearches.ts';

const dates = ['2026-12-10', '2026-12-11'];
const wanting = { ...posting, wantedGender: 0, wantedAgeBands: [], prefecture: 0, industry: [], wantedSkills: [] } as const;

describe('the searches for a job', () => {
  test('are first with all fields of the job, then only with its requirements', () => {
    const { near, wide } = searchesFor({ ...wanting, wantedGender: 2, wantedAgeBands: [7, 8], prefecture: 13, industry: ['ads'] }, dates);
    expect(near).toMatchObject({ gender: '2', age: '7,8', days: '2026-12-10,2026-12-11', area: '13', industry: 'ads', q: '' });
    expect(wide).toEqual({ ...near, area: '', industry: '' });
  });

  test('have the wanted languages and skills with their levels', () => {
    const wantedSkills = [
      { code: 'eng', level: 2 },
      { code: 'car', level: 1 },
    ];
    const { near, wide } = searchesFor({ ...wanting, wantedSkills }, dates);
    expect([near.skills, wide.skills]).toEqual(['eng.2,car.1', 'eng.2,car.1']);
    const address = new URL(castsAddress({ ...wanting, wantedSkills, prefecture: 13 }, dates), 'https://example.com');
    expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
      '/client/talents',
      { skills: 'eng.2,car.1', days: dates.join() },
    ]);
  });

  test('ignore empty fields; of many days the first ten are used', () => {
    const many = Array.from({ length: 14 }, (_, day) => `2026-12-${10 + day}`);
    const { near, wide } = searchesFor(wanting, many);
    expect(near).toEqual(wide);
    expect(near).toMatchObject({ gender: '', age: '', area: '', industry: '', days: many.slice(0, 10).join() });
  });
});
