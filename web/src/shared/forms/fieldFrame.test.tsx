// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
