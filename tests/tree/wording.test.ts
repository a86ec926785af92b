import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { EventWords, StepWords } from '#domain/kernel/words/row.ts';
import { eventWords } from '#domain/talk/words/eventWords.ts';
import { entryStatusView } from '#domain/work/entry/statusView.ts';
import { offerStatusView } from '#domain/work/offer/statusView.ts';
import { allTexts, root, textsIn } from './texts.ts';

test('every text that a person may read is looked at', () => {
  const texts = allTexts();
  const read = (file: string, words: string) => expect(texts).toContainEqual({ file, text: words });
  read('domain/kernel/transportMessages.ts', 'ログインしてください。');
  read('domain/kernel/messages.ts', '文字まで入力してください');
  read('domain/work/deal/sharedEvents.ts', 'お仕事が完了しました');
  read('functions/effects/mail/composeMail.ts', 'キャスト');
  read('projections/kernel/fields.schema.ts', '退会した会員');
  read('web/src/features/home/screens/indexScreen.tsx', '顔が見えるから、安心して頼める。');
  read('web/src/features/deal/components/offerFormFields.tsx', '選択してください');
  read('local/seed/officeWork.ts', 'サービスを開始しました');
  expect(texts.length).toBeGreaterThan(2_000);
});

test('comments and patterns are no texts', () => {
  const source = '/* 応募 */ const kana = /カナ/; // 応募\nexport const label = `件の` + \'お仕事\'; <p title="題">\n  本文 {x}\n</p>;';
  expect(textsIn('a.tsx', source)).toEqual(['件の', 'お仕事', '題', '本文']);
});

const sides = ['client', 'talent'] as const;

/** How far an offer may have come when a step was taken. */
const courses = [null, 1].flatMap((offeredAt) =>
  [null, 1].flatMap((acceptedAt) => [null, 1].map((adminApprovedAt) => ({ offeredAt, acceptedAt, adminApprovedAt, proxy: null }))),
);
const words: readonly EventWords[] = Object.values(eventWords);
const steps = words.flatMap(({ step }) =>
  typeof step === 'function' ? courses.map(step as (course: (typeof courses)[number]) => StepWords) : step ? [step] : [],
);

test('the steps of a deal say something to either side, in the room as a sentence', () => {
  for (const { timeline, chat } of steps)
    for (const side of sides) expect([timeline[side], chat[side]]).toEqual([expect.stringMatching(/[^。]$/), expect.stringMatching(/。$/)]);
});

test('否認 and 強制終了 are words of the office alone', () => {
  const told = [
    ...Object.values(offerStatusView).flatMap((view) => sides.flatMap((side) => [view[side].label, view[side].note])),
    ...Object.values(entryStatusView).flatMap((view) => sides.flatMap((side) => [view[side].label, view[side].note])),
    ...steps.flatMap(({ timeline, chat }) => sides.flatMap((side) => [timeline[side], chat[side]])),
    ...words.flatMap(({ notifies = {} }) => Object.values(notifies).flatMap(({ title, body }) => [title, body])),
    ...words.flatMap(({ mails = {} }) => Object.values(mails).flatMap(({ words: own }) => (own ? [own.title, own.body] : []))),
  ];
  expect(told.length).toBeGreaterThan(150);
  expect(told.filter((text) => /否認|強制終了/.test(text))).toEqual([]);
});

test.each([
  ['Offers', offerStatusView],
  ['Entries', entryStatusView],
])('docs/terms.md has the statuses of %s as each side reads them', (heading, view) => {
  const section = readFileSync(`${root}docs/terms.md`, 'utf8').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = Object.entries(view).map(
    ([status, { client, talent, office }]) => `| ${[status, client.label, talent.label, office.label].join(' | ')} |`,
  );
  expect(section.split('\n').filter((line) => /^\| I[NS]_/.test(line))).toEqual(rows);
});
