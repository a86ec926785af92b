import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { officeDateForms } from '#domain/kernel/calendar/officeDates.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import type { StudentProfile } from '#domain/people/student/fields.ts';
import { agree, openDialog } from '#web/testing/dialogs.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';
import { keepSavedFiles } from '#web/testing/savedFiles.ts';
import { textsOf } from '#web/testing/texts.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import StudentsScreen from './studentsScreen.tsx';

let kept: ReturnType<typeof keepSavedFiles>;
beforeEach(() => {
  kept = keepSavedFiles();
});

const hanako: StudentProfile = { name: '山田 花子', kana: 'ヤマダ ハナコ', birthday: '1998-04-12', belongingTo: 3 };
const putStudent = (taCode: string, profile: StudentProfile) =>
  putStream(`student-${taCode}`, { type: 'StudentRegistered', data: { personId: `student-${taCode}-1`, ...profile } });
const open = () => renderOffice(<StudentsScreen />, '/office/students?tab=import');
const choose = async (user: ReturnType<typeof open>['user'], lines: readonly string[]) =>
  user.upload(await screen.findByLabelText('CSVファイル'), new File([lines.join('\n')], 'roster.csv', { type: 'text/csv' }));
/** The name and text (with byte order mark) of the only saved file. */
const savedFile = async () => {
  await waitFor(() => expect(kept.files).toHaveLength(1));
  const { name, text } = kept.files[0] as (typeof kept.files)[number];
  return { name, text: await text() };
};
const head = 'TAコード,名前,フリガナ,生年月日,所属グループ';

test('a template has the headings that the import expects', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'ひな形をダウンロードする' }));
  const { name, text } = await savedFile();
  expect(name).toBe('受講生名簿のひな形.csv');
  expect(text).toBe(`\uFEFF${head}\r\n`);
  await choose(user, [text.trimEnd(), 'TA0001,山田 花子,ヤマダ ハナコ,1998-04-12,3']);
  await screen.findByRole('button', { name: '1行を取り込む' });
});

test('a changed line shows the fields with old and new values', async () => {
  putStudent('TA0001', hanako);
  const { user } = open();
  await choose(user, [head, 'TA0001,山田 はな,ヤマダ ハナ,1998-04-12,3']);
  const row = within(await screen.findByRole('row', { name: /^2行目 変更/ }));
  expect(textsOf([...row.getAllByText(/ → /)])).toEqual(['名前：山田 花子 → 山田 はな', 'フリガナ：ヤマダ ハナコ → ヤマダ ハナ']);
  row.getByText('生年月日も照合し、違う場合は変更します');
});

test('failed lines are saved as a file with their original cells and each error once', async () => {
  const { user } = open();
  await choose(user, [
    '備考,TAコード,名前,フリガナ,生年月日,所属グループ,取り込めない理由',
    'ok,TA0001,山田 花子,ヤマダ ハナコ,1998-04-12,3,',
    '"あ, い",t1,鈴木　一,スズキ ハジメ,1998-02-30,9,古い理由',
    '短い,TA0002,高橋 空,タカハシ ソラ',
  ]);
  await user.click(await screen.findByRole('button', { name: '取り込めない行をダウンロードする' }));
  const { name, text } = await savedFile();
  expect(name).toBe('取り込めない行_roster.csv');
  const code = 'TAコード：半角の英大文字と数字4〜12文字で入力してください';
  const birthday = `生年月日：${officeDateForms} のように入力してください`;
  const group = '所属グループ：1〜5の番号、または所属グループ名で入力してください';
  expect(text.split('\r\n')).toEqual([
    '\uFEFF備考,TAコード,名前,フリガナ,生年月日,所属グループ,取り込めない理由',
    `"あ, い",t1,鈴木　一,スズキ ハジメ,1998-02-30,9,${code}、${birthday}、${group}`,
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

test('a file is only previewed until it is confirmed; then each line has its result', async () => {
  putStudent('TA0002', { ...hanako, name: '鈴木 一', kana: 'スズキ ハジメ', belongingTo: 1 });
  const { user } = open();
  await choose(user, ['名前,フリガナ', '山田,ヤマダ']);
  await screen.findByText(/見出し（TAコード、生年月日、所属グループ）が必要です/);
  await choose(user, [
    head,
    'TA0001,山田 花子,ヤマダ ハナコ,1998/4/12,3',
    'TA0002,鈴木 一,スズキ ハジメ,1998-04-12,第2グループ',
    'TA0003,高橋 空,たかはし,2001-13-03,9',
  ]);
  await screen.findByText('roster.csv：3行のうち2行を取り込みます。1行は取り込めません。「取り込む」を押すまで、何も変わりません。');
  within(screen.getByRole('row', { name: /^4行目/ })).getByText(/生年月日：.*H22\.4\.2 のように入力してください、所属グループ：1〜5の番号/);
  expect(server.asked).toEqual([]);
  server.answer('students', ({ type, taCode }) => ({ streamId: `student-${taCode}`, version: type === 'register' ? 1 : 2 }));
  await user.click(screen.getByRole('button', { name: '2行を取り込む' }));
  await screen.findByText('2行のうち2行を取り込みました。');
  within(screen.getByRole('row', { name: /^2行目/ })).getByText('登録しました');
  within(screen.getByRole('row', { name: /^3行目/ })).getByText('変更しました');
  expect(server.asked.map(({ payload: { type, taCode, birthday, belongingTo } }) => [type, taCode, birthday, belongingTo])).toEqual([
    ['register', 'TA0001', '1998-04-12', 3],
    ['change', 'TA0002', '1998-04-12', 2],
  ]);
});

test('a file in Shift_JIS is read; a line that changes nothing says so', async () => {
  putStudent('TA0001', hanako);
  const { user } = open();
  const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  const titles = hex('54418352815b83682c96bc914f2c8374838a834b83692c90b6944e8c8e93fa2c8f8a91ae834f838b815b8376');
  const name = hex('8e5293632089d48e712c8384837d835f20836e83698352');
  const file = new File([titles, '\r\nTA0001,', name, ',1998-04-12,3\r\n'], 'roster-sjis.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('CSVファイル'), file);
  await screen.findByText(/^roster-sjis\.csv：1行のうち1行を取り込みます（うち登録済みの1行は、生年月日だけ照合）。「/);
  server.answer('students', () => ({ streamId: 'student-TA0001', version: 1 }));
  await user.click(screen.getByRole('button', { name: '1行を取り込む' }));
  await screen.findByText('変更はありません');
});

const list = () => renderOffice(<StudentsScreen />, '/office/students');

test('a trainee is registered; a code that is taken is an error in the form, and the input stays', async () => {
  const { user } = list();
  const form = await openDialog(user, '受講生を1人登録する');
  await user.type(form.getByLabelText(/^TAコード/), 'ta0001');
  await user.type(form.getByLabelText(/^名前/), '山田 花子');
  await user.type(form.getByLabelText(/^フリガナ/), 'やまだ はなこ');
  fireEvent.change(form.getByLabelText(/^生年月日/), { target: { value: '1998-04-12' } });
  await user.selectOptions(form.getByLabelText(/^所属グループ/), '第3グループ');
  const taken = 'このTAコードは、すでに登録されています';
  server.answer('students', () => Promise.reject(refusal('already-exists', errorMessages['already-exists'], { taCode: taken })));
  await user.click(form.getByRole('button', { name: '名簿に登録する' }));
  await form.findByText(taken);
  await user.clear(form.getByLabelText(/^TAコード/));
  await user.type(form.getByLabelText(/^TAコード/), 'TA0009');
  server.answer('students', () => {
    putStudent('TA0009', hanako);
    return { streamId: 'student-TA0009', version: 1 };
  });
  await agree(user, '名簿に登録する');
  await screen.findByRole('rowheader', { name: 'TA0009' });
  expect(server.asked.map(({ payload }) => payload)).toMatchObject([
    { type: 'register', taCode: 'TA0001', kana: 'ヤマダ ハナコ' },
    { type: 'register', taCode: 'TA0009', ...hanako },
  ]);
});

test('a correction neither shows nor sends the birthday; a removal is confirmed', async () => {
  putStudent('TA0001', hanako);
  const { user } = list();
  const form = await openDialog(user, '山田 花子さんを訂正する');
  expect((form.getByLabelText(/^生年月日/) as HTMLInputElement).value).toBe('');
  await user.clear(form.getByLabelText(/^名前/));
  await user.type(form.getByLabelText(/^名前/), '山田 空');
  const registered = { type: 'StudentRegistered', data: { personId: 'student-TA0001-1', ...hanako } } as const;
  const renamed = { type: 'StudentChanged', data: { ...hanako, personId: 'student-TA0001-1', name: '山田 空', talentId: null } } as const;
  accepts('students', 'student-TA0001', registered, renamed);
  await agree(user, '訂正を保存する');
  await screen.findByRole('cell', { name: '山田 空' });
  expect(server.asked[0]?.payload).toMatchObject({ type: 'change', taCode: 'TA0001', name: '山田 空' });
  expect(server.asked[0]?.payload.birthday).toBeUndefined();
  await user.click(screen.getByRole('button', { name: '山田 空さんを削除する' }));
  server.answer('students', () => {
    for (const collection of ['officeStudents', 'students']) server.remove(`${collection}/TA0001`);
    return { streamId: 'student-TA0001', version: 3 };
  });
  await agree(user, '削除する');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'TA0001' })).toBeNull());
  expect(server.lastCommand()).toMatchObject({ type: 'remove', taCode: 'TA0001' });
});

test('a one-time code is shown once, and the place without the birthday', async () => {
  putStudent('TA0001', hanako);
  server.answer('students', () => ({ streamId: 'student-TA0001', version: 1, linkCode: 'AB12-CD34-EF56-GH78' }));
  const { user } = list();
  const place = await openDialog(user, '山田 花子さんの詳細を開く');
  expect(place.queryByText(hanako.birthday)).toBeNull();
  await user.click(place.getByRole('button', { name: '連携コードを発行する' }));
  expect((await place.findByRole('status', { name: '連携コード' })).textContent).toBe('AB12-CD34-EF56-GH78');
  await agree(user, '閉じる');
  expect((await openDialog(user, '山田 花子さんの詳細を開く')).queryByText('AB12-CD34-EF56-GH78')).toBeNull();
});
