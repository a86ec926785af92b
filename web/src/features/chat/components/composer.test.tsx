import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { Composer } from './composer.tsx';

test('a message of as many characters as the server takes can be sent, whatever its emoji are made of', () => {
  shownAt('/client/mypage/messages/r1', <Composer side="client" onSend={() => undefined} />);
  const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  write('👍🏽'.repeat(businessRules.messageMax));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: '送信する' }).hasAttribute('disabled')).toBe(false);
  write(`${'👍🏽'.repeat(businessRules.messageMax)}。`);
  expect(screen.getByRole('alert').textContent).toContain('2,001文字');
});
