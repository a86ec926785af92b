import { beforeAll, describe, expect, test } from 'vitest';
import { runtime } from '#functions/runtime.ts';
import type { Student } from '#projections/students.ts';
import type { Talent } from '#projections/talents.ts';
import { refusal, send } from '#tests/support/callables.ts';
import { eventsOf, whenCaughtUp } from '#tests/support/log.ts';
import { document, newOffice, newTalent, type Person, talentProfile } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let office: Person;
beforeAll(async () => {
  office = await newOffice();
});

const { name, kana, birthday } = talentProfile();
const trainee = { name, kana: kana.replace(' ', '　'), birthday, belongingTo: 3 };
const register = (taCode: string, change: object = {}) => send(office, 'students', { type: 'register', taCode, ...trainee, ...change });
const link = (talent: Person, taCode: string) => send(talent, 'students', { type: 'link', taCode });
const codeOf = async (attempt: Promise<unknown>) => (await refusal(attempt)).details?.code;

const student = (taCode: string, condition: (student: Student) => boolean) => document<Student>(`students/${taCode}`, condition);
const belonging = (talent: Person, taCode: string | null, belongingTo: number | null) =>
  document<Talent>(`talents/${talent.uid}`, (found) => found.taCode === taCode && found.belongingTo === belongingTo);

describe('a talent with a code of the agency', () => {
  test('belongs to the trainee’s group, and follows it until the place is gone', async () => {
    await register('TA1001');
    const talent = await newTalent(office);
    await link(talent, 'TA1001');
    await belonging(talent, 'TA1001', 3);
    await student('TA1001', ({ talentId }) => talentId === talent.uid);

    await send(office, 'students', { type: 'change', taCode: 'TA1001', ...trainee, belongingTo: 5 });
    await belonging(talent, 'TA1001', 5);
    await send(office, 'students', { type: 'remove', taCode: 'TA1001' });
    await belonging(talent, null, null);
    await until(
      async () => (await runtime().db.doc('students/TA1001').get()).exists,
      (exists) => !exists,
      'the end of the place',
    );
  });

  test('leaves the place to somebody else when the office unlinks it, or when leaving altogether', async () => {
    await register('TA1002');
    const [first, second, third] = [await newTalent(office), await newTalent(office), await newTalent(office)];
    await link(first, 'TA1002');
    await belonging(first, 'TA1002', 3);
    expect(await codeOf(link(second, 'TA1002'))).toBe('ta-code-taken');
    await send(office, 'students', { type: 'unlink', taCode: 'TA1002' });
    await belonging(first, null, null);
    await link(second, 'TA1002');
    await belonging(second, 'TA1002', 3);
    await send(second, 'accounts', { type: 'withdraw' });
    await student('TA1002', ({ talentId }) => talentId === null);
    await link(third, 'TA1002');
    await belonging(third, 'TA1002', 3);
  });

  test('must be the trainee: neither a mere code nor a wrong one opens anything, and the two read the same', async () => {
    await register('TA1003', { birthday: '2001-01-01' });
    await register('TA1004', { kana: 'ベツジン' });
    const talent = await newTalent(office);
    const refused = await Promise.all(['TA1003', 'TA1004', 'TA9999'].map((taCode) => refusal(link(talent, taCode))));
    expect(new Set(refused.map(({ details }) => JSON.stringify(details))).size).toBe(1);
    expect(refused[0]?.details).toMatchObject({ code: 'ta-code-unknown', fields: { taCode: expect.any(String) } });
    expect(await eventsOf('student-TA1003')).toHaveLength(1);
  });

  test('holds one place only', async () => {
    await register('TA1005');
    await register('TA1006');
    const talent = await newTalent(office);
    await link(talent, 'TA1005');
    await belonging(talent, 'TA1005', 3);
    expect(await codeOf(link(talent, 'TA1006'))).toBe('status-conflict');
  });
});

describe('the roster', () => {
  test('gives a code once; the same again says nothing new', async () => {
    const [first, again] = [await register('TA1010'), await register('TA1010')];
    expect(again).toEqual(first);
    expect(await codeOf(register('TA1010', { belongingTo: 1 }))).toBe('already-exists');
  });

  test('is the office’s', async () => {
    const talent = await newTalent(office);
    expect(await codeOf(send(talent, 'students', { type: 'register', taCode: 'TA1011', ...trainee }))).toBe('permission-denied');
    expect(await codeOf(send(talent, 'students', { type: 'link', taCode: 'ta 1' }))).toBe('invalid-argument');
  });

  test('forgets who was taken off it, and may give the code again', async () => {
    await register('TA1012', { name: '消去 される子' });
    await send(office, 'students', { type: 'remove', taCode: 'TA1012' });
    const { db } = runtime();
    await until(
      async () => (await db.doc('personKeys/student-TA1012-1').get()).exists,
      (exists) => !exists,
      'the end of the key',
    );
    await register('TA1012', { name: '次の子' });
    await student('TA1012', (found) => found.name === '次の子');
    await whenCaughtUp();
    const stored = JSON.stringify(await eventsOf('student-TA1012'));
    for (const word of ['消去', '次の子', birthday]) expect(stored).not.toContain(word);
  });
});
