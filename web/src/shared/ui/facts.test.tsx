import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Facts } from './facts.tsx';

test('no line breaks inside a short value; a text breaks anywhere', () => {
  const text = '店頭での商品の紹介と、来場した方のご案内をお願いします。';
  render(
    <Facts
      facts={[
        { term: '職種', value: 'イベントMC' },
        { term: '内容', value: text },
      ]}
    />,
  );
  expect(screen.getByText('イベントMC').className).toContain('unbroken');
  expect(screen.getByText(text).className).not.toContain('unbroken');
});
