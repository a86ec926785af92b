import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BREAK, brokenText } from './phraseBreak.ts';
import { Phrases } from './phrases.tsx';

test('lines break between phrases of our own texts; words and names stay whole', () => {
  const label = brokenText(['この内容で', '依頼を', '確定する'].join(BREAK));
  expect(label).toBe('この内容で依頼を確定する');
  render(
    <button type="button">
      <Phrases>{label}</Phrases>
    </button>,
  );
  const button = screen.getByRole('button');
  expect(button.innerHTML).toBe('<span class="phrases">この内容で<wbr>依頼を<wbr>確定する</span>');
  expect(button.textContent).toBe(label);
});

test('texts of people and other content are shown unchanged', () => {
  const { container } = render(
    <p>
      <Phrases>秋の味覚フェアの試食案内</Phrases>
      <Phrases>
        <strong>強調</strong>
      </Phrases>
    </p>,
  );
  expect(container.innerHTML).toBe('<p>秋の味覚フェアの試食案内<strong>強調</strong></p>');
});
