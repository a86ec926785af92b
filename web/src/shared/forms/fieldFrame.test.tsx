import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#domain/kernel/messages.ts';
import { line } from '#domain/kernel/validation.ts';
import { FieldFrame } from './fieldFrame.tsx';
import { TextInput } from './textInput.tsx';

const field = (error?: string) => (
  <TextInput
    name="password"
    label="パスワード"
    required
    help="8文字以上で入力してください"
    value=""
    error={error}
    onChange={() => undefined}
  />
);
const described = () => document.getElementById(screen.getByLabelText(/^パスワード/).getAttribute('aria-describedby') ?? '')?.textContent;

test('an error replaces the help', () => {
  const { rerender } = render(field());
  expect(described()).toBe('8文字以上で入力してください');
  rerender(field('最低8文字以上入力してください'));
  expect(described()).toBe('最低8文字以上入力してください');
  expect(screen.queryByText('8文字以上で入力してください')).toBeNull();
});

test.each([
  ['a missing text', messages.required, {}, 'このフィールドは必須です', '「フリガナ」を入力してください'],
  ['a missing choice', messages.required, { chosen: true }, 'このフィールドは必須です', '「フリガナ」を選択してください'],
  ['a wrong form with a help', messages.format, { help: '例：2026-12-01' }, '無効な形式です', '例：2026-12-01'],
  ['a wrong form', messages.format, {}, '無効な形式です', '「フリガナ」をご確認ください'],
] as const)('the text of %s keeps its words and is followed by the remedy', (_, error, more, words, remedy) => {
  render(
    <FieldFrame id="kana" label="フリガナ" error={error} {...more}>
      <input id="kana" />
    </FieldFrame>,
  );
  expect(screen.getByText(words).id).toBe('kana-error');
  expect(screen.getByText(words).textContent).toBe(`${words} ${remedy}`);
});

test('a text that says what to do has no remedy', () => {
  render(
    <FieldFrame id="kana" label="フリガナ" error={messages.kana}>
      <input id="kana" />
    </FieldFrame>,
  );
  expect(document.getElementById('kana-error')?.textContent).toBe('全角カタカナで入力してください');
});

test.each([
  ['検証 花子😀', '6/10', false],
  [' 👨‍👩‍👧の家 ', '3/10', false],
  ['あ'.repeat(11), '11/10', true],
])('the counter of %j shows %s, as the server counts', (value, shown, isOver) => {
  render(<TextInput name="name" label="名前" limit={10} value={value} error={undefined} onChange={() => undefined} />);
  expect(line(10).safeParse(value).success).toBe(!isOver);
  expect(screen.getByText(shown)).toBeTruthy();
});
