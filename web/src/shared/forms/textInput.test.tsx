import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextInput } from './textInput.tsx';

test('a password can be shown and hidden again, and other fields have no such button', () => {
  const shared = { name: 'secret', value: 'typed', error: undefined, onChange: () => undefined };
  const { rerender } = render(<TextInput {...shared} label="パスワード" type="password" />);
  const field = () => screen.getByLabelText<HTMLInputElement>(/^パスワード/);
  const button = screen.getByRole('button', { name: '入力した文字を表示' });
  expect(field().type).toBe('password');
  fireEvent.click(button);
  expect([field().type, button.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  fireEvent.click(button);
  expect(field().type).toBe('password');
  rerender(<TextInput {...shared} label="お名前" />);
  expect(screen.queryByRole('button')).toBeNull();
});
