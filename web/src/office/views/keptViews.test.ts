import { expect, test } from 'vitest';
import { queryOf, VIEWS_MAX, withView } from './keptViews.ts';

test('a query is equal in any order of its fields', () => {
  expect(queryOf('?shown=waiting&q=%E5%B1%B1')).toBe(queryOf('?q=山&shown=waiting'));
  expect(queryOf('')).toBe('');
});

test('a view with the same name or query replaces the old one', () => {
  const views = withView(withView([], { name: '待ち', query: 'kind=waiting' }), { name: '休止', query: 'kind=suspended' });
  expect(withView(views, { name: '待ち', query: 'kind=client' })).toEqual([
    { name: '休止', query: 'kind=suspended' },
    { name: '待ち', query: 'kind=client' },
  ]);
  expect(withView(views, { name: '認証待ち', query: 'kind=waiting' }).map(({ name }) => name)).toEqual(['休止', '認証待ち']);
});

test('the number of views is limited', () => {
  const many = Array.from({ length: VIEWS_MAX + 5 }, (_, n) => ({ name: `${n}`, query: `q=${n}` }));
  expect(many.reduce(withView, [] as ReturnType<typeof withView>)).toHaveLength(VIEWS_MAX);
});
