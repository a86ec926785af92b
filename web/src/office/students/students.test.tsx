// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StudentProfile } from '#domain/student/fields.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { leaveOffice, renderOffice } from '../testing/renderOffice.tsx';
import StudentsScreen from './studentsScreen.tsx';

const saved: { readonly name: string; readonly content: Blob }[] = [];
vi.mock('#web/shared/data/saveFile.ts', () => ({
  saveFile: (name: string, content: Blob) => void saved.push({ name, content }),
}));
beforeEach(() => void saved.splice(0));
afterEach(leaveOffice);

const hanako: StudentProfile = { name: '山田 花子', kana: 'ヤマダ ハナコ', birthday: '1998-04-12', belongingTo: 3 };
const putStudent = (taCode: string, profile: StudentProfile) =>
  putStream(`student-${taCode}`, { type: 'StudentRegistered', data: { personId: `student-${taCode}-1`, ...profile } });
const open = () => renderOffice(<StudentsScreen />, '/office/students?tab=import');
const choose = async (user: ReturnType<typeof open>['user'], lines: readonly string[]) =>
  user.upload(await screen.findByLabelText('CSVファイル'), new File([lines.join('\n')], 'roster.csv', { type: 'text/csv' }));
/** The name and text (with byte order mark) of the only saved file. */
const savedFile = async () => {
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const { name, content } = saved[0] as (typeof saved)[number];
  return { name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer()) };
};
const head = 'TAコード,名前,フリガナ,生年月日,所属グループ';

test('a template has the headings that the import expects', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'ひな形をダウンロードする' }));
  const { name, text } = await savedFile();
  expect(name).toBe('受講生名簿のひな形.csv');
  expect(text).toBe(`\uFEFF${head}\r\n`);
  // The filled template can be read.
  await choose(user, [text.trimEnd(), 'TA0001,山田 花子,ヤマダ ハナコ,1998-04-12,3']);
  await screen.findByRole('button', { name: '1行を取り込む' });
});

test('a changed line shows the fields with old and new values', async () => {
  putStudent('TA0001', hanako);
  const { user } = open();
  await choose(user, [head, 'TA0001,山田 はな,ヤマダ ハナ,1998-04-12,3']);
  const row = within(await screen.findByRole('row', { name: /^2行目 変更/ }));
  expect([...row.getAllByText(/ → /)].map(({ textContent }) => textContent)).toEqual([
    '名前：山田 花子 → 山田 はな',
    'フリガナ：ヤマダ ハナコ → ヤマダ ハナ',
  ]);
  row.getByText('生年月日も照合し、違う場合は変更します');
});

test('failed lines are saved as a file with their original cells and each error once', async () => {
  const { user } = open();
  await choose(user, [
    '備考,TAコード,名前,フリガナ,生年月日,所属グループ,取り込めない理由',
    'ok,TA0001,山田 花子,ヤマダ ハナコ,1998-04-12,3,',
    '"あ, い",ta-1,鈴木　一,スズキ ハジメ,1998-02-30,9,古い理由',
    '短い,TA0002,高橋 空,タカハシ ソラ',
  ]);
  await user.click(await screen.findByRole('button', { name: '取り込めない行をダウンロードする' }));
  const { name, text } = await savedFile();
  expect(name).toBe('取り込めない行_roster.csv');
  const code = 'TAコード：半角の英大文字と数字4〜12文字で入力してください';
  const group = '所属グループ：1〜5の番号、または所属グループ名で入力してください';
  expect(text.split('\r\n')).toEqual([
    '\uFEFF備考,TAコード,名前,フリガナ,生年月日,所属グループ,取り込めない理由',
    `"あ, い",ta-1,鈴木　一,スズキ ハジメ,1998-02-30,9,${code}、生年月日：無効な形式です、${group}`,
    `短い,TA0002,高橋 空,タカハシ ソラ,,,生年月日：このフィールドは必須です、${group}`,
    '',
  ]);
});

test('the file also has lines that the server refused, and no imported ones', async () => {
  server.answer('students', ({ taCode }) => {
    if (taCode === 'TA0002') throw Object.assign(new Error('the server’s'), { code: 'functions/already-exists', details: {} });
    return { streamId: `student-${taCode}`, version: 1 };
  });
  const { user } = open();
  await choose(user, [head, 'TA0001,山田 花子,ヤマダ ハナコ,1998-04-12,3', 'TA0002,高橋 空,タカハシ ソラ,2000-01-01,1']);
  const send = await screen.findByRole('button', { name: '2行を取り込む' });
  expect(screen.queryByRole('button', { name: '取り込めない行をダウンロードする' })).toBeNull();
  await user.click(send);
  await user.click(await screen.findByRole('button', { name: '取り込めない行をダウンロードする' }));
  const { text } = await savedFile();
  expect(text.split('\r\n').slice(1)).toEqual([expect.stringMatching(/^TA0002,高橋 空,タカハシ ソラ,2000-01-01,1,.+/), '']);
});
