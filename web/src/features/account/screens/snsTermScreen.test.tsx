import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shownAt } from '#web/testing/shownAt.tsx';
import SnsTermScreen from './snsTermScreen.tsx';

test('the rules for social networks cover the usual problems and end with the office’s contact', () => {
  shownAt('/talent/settings/snsterm', <SnsTermScreen />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles).toHaveLength(12);
  const page = document.body.textContent ?? '';
  for (const subject of [
    '発表するまで',
    '許可を得て',
    'タグ付け',
    'プライバシー',
    '誹謗中傷',
    '景品表示法',
    'PR',
    '著作権',
    '肖像権',
    '二段階認証',
    '炎上',
  ])
    expect(page).toContain(subject);
  expect(page).not.toMatch(/目安|運営者が記入/);
  expect(screen.getByRole('link', { name: '運営会社' }).getAttribute('href')).toBe('/company');
});
