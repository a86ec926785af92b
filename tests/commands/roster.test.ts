import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { durableLimits } from '#functions/gate/durableLimit.ts';
import { runtime } from '#functions/runtime.ts';
import type { Student } from '#projections/student/students.ts';
import type { TalentPrivate } from '#projections/talent/talentPrivate.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { call, codeOf, refusal, send } from '#tests/support/callables.ts';
import { hasKey } from '#tests/support/keys.ts';
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
/** Issues a code as the office and returns it. */
const issue = async (taCode: string, commandId = randomUUID()) =>
  (await call<{ linkCode: string }>(office, 'students', { type: 'issueLinkCode', commandId, taCode })).linkCode;
const WRONG = '0000-0000-0000-0000';
const linkWith = (talent: Person, taCode: string, linkCode: string) => send(talent, 'students', { type: 'link', taCode, linkCode });
const link = async (talent: Person, taCode: string) => linkWith(talent, taCode, await issue(taCode));

const student = (taCode: string, condition: (student: Student) => boolean) => document<Student>(`students/${taCode}`, condition);
const belonging = async (talent: Person, taCode: string | null, belongingTo: number | null) => {
  await document<TalentPrivate>(`talentPrivate/${talent.uid}`, (found) => found.taCode === taCode);
  await document<Talent>(`talents/${talent.uid}`, (found) => found.belongingTo === belongingTo);
};

describe('a talent with a code of the agency', () => {
  test('belongs to the trainee’s group, and follows it until the place is removed', async () => {
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

  test('frees the place when the office unlinks it or the talent leaves', async () => {
    await register('TA1002');
    const [first, second, third] = [await newTalent(office), await newTalent(office), await newTalent(office)];
    await link(first, 'TA1002');
    await belonging(first, 'TA1002', 3);
    expect(await codeOf(linkWith(second, 'TA1002', WRONG))).toBe('ta-code-taken');
    expect(await codeOf(issue('TA1002'))).toBe('status-conflict');
    await send(office, 'students', { type: 'unlink', taCode: 'TA1002' });
    await belonging(first, null, null);
    await link(second, 'TA1002');
    await belonging(second, 'TA1002', 3);
    await send(second, 'accounts', { type: 'withdraw' });
    await student('TA1002', ({ talentId }) => talentId === null);
    await link(third, 'TA1002');
    await belonging(third, 'TA1002', 3);
  });

  test('must be the trainee, even with the right one-time code', async () => {
    await register('TA1003', { birthday: '2001-01-01' });
    await register('TA1004', { kana: 'ベツジン' });
    const talent = await newTalent(office);
    for (const taCode of ['TA1003', 'TA1004'])
      expect((await refusal(link(talent, taCode))).details).toMatchObject({
        code: 'ta-code-unknown',
        fields: { taCode: expect.any(String) },
      });
    expect((await eventsOf('student-TA1003')).map(({ type }) => type)).toEqual(['StudentRegistered', 'StudentLinkCodeIssued']);
  });

  test('cannot use reading and birthday only, and does not learn whether a place exists', async () => {
    await register('TA1007');
    await register('TA1008', { birthday: '2001-01-01' });
    const talent = await newTalent(office);
    const refused = await Promise.all(['TA1007', 'TA1008', 'TA9999'].map((taCode) => refusal(linkWith(talent, taCode, WRONG))));
    expect(new Set(refused.map(({ details }) => JSON.stringify(details))).size).toBe(1);
    expect(refused[0]?.details).toMatchObject({ code: 'link-code-invalid', fields: { linkCode: expect.any(String) } });
    expect(await eventsOf('student-TA1007')).toHaveLength(1);
  });

  test('takes the place once, with the newest code that was made for it', async () => {
    await register('TA1020');
    await register('TA1021');
    const commandId = randomUUID();
    const old = await issue('TA1020', commandId);
    expect(await issue('TA1020', commandId)).toBe(old);
    const [newest, other] = [await issue('TA1020'), await issue('TA1021')];
    expect(new Set([old, newest, other]).size).toBe(3);
    const [talent, next] = [await newTalent(office), await newTalent(office)];
    for (const code of [old, other]) expect(await codeOf(linkWith(talent, 'TA1020', code))).toBe('link-code-invalid');
    await linkWith(talent, 'TA1020', newest);
    await belonging(talent, 'TA1020', 3);
    await send(office, 'students', { type: 'unlink', taCode: 'TA1020' });
    expect(await codeOf(linkWith(next, 'TA1020', newest))).toBe('link-code-invalid');
    const stored = JSON.stringify(await eventsOf('student-TA1020'));
    for (const code of [old, newest]) expect(stored).not.toContain(code);
  });

  test('has a few attempts a day by account; wrong tries of others do not keep the right code from working', async () => {
    await register('TA1022');
    const code = await issue('TA1022');
    const guesser = await newTalent(office);
    for (let tries = 0; tries < durableLimits.linkByAccount; tries++)
      expect(await codeOf(linkWith(guesser, `TA88${tries}0`, WRONG))).toBe('link-code-invalid');
    expect(await codeOf(linkWith(guesser, 'TA1022', code))).toBe('too-many-tries');
    const others = await Promise.all([newTalent(office), newTalent(office)]);
    for (const other of others)
      for (let tries = 0; tries < durableLimits.linkByAccount; tries++)
        expect(await codeOf(linkWith(other, 'TA1022', WRONG))).toBe('link-code-invalid');
    await linkWith(await newTalent(office), 'TA1022', code);
  });

  test('can have one place only', async () => {
    await register('TA1005');
    await register('TA1006');
    const talent = await newTalent(office);
    await link(talent, 'TA1005');
    await belonging(talent, 'TA1005', 3);
    expect(await codeOf(link(talent, 'TA1006'))).toBe('status-conflict');
  });
});

describe('the roster', () => {
  test('has unique TA codes; a repetition changes nothing', async () => {
    const [first, again] = [await register('TA1010'), await register('TA1010')];
    expect(again).toEqual(first);
    expect(await codeOf(register('TA1010', { belongingTo: 1 }))).toBe('already-exists');
  });

  test('has codes of one form only', async () => {
    const talent = await newTalent(office);
    expect(await codeOf(linkWith(talent, 'ta 1', WRONG))).toBe('invalid-argument');
    expect(await codeOf(linkWith(talent, 'TA1010', '0000'))).toBe('invalid-argument');
  });

  test('keeps the birthday if a correction has none', async () => {
    await register('TA1013');
    const { birthday: _, ...seen } = trainee;
    await send(office, 'students', { type: 'change', taCode: 'TA1013', ...seen, belongingTo: 5 });
    expect(await student('TA1013', ({ belongingTo }) => belongingTo === 5)).toMatchObject({ birthday });
    await send(office, 'students', { type: 'change', taCode: 'TA1013', ...trainee, birthday: null, belongingTo: 4 });
    expect(await student('TA1013', ({ belongingTo }) => belongingTo === 4)).toMatchObject({ birthday });
    const talent = await newTalent(office);
    expect(await codeOf(send(talent, 'students', { type: 'change', taCode: 'TA1013', ...seen }))).toBe('permission-denied');
  });

  test('erases a removed trainee, and can use the TA code again', async () => {
    await register('TA1012', { name: '消去 される子' });
    await send(office, 'students', { type: 'remove', taCode: 'TA1012' });
    await until(
      () => hasKey('student-TA1012-1'),
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
