import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MissingPerson } from './missingPerson.tsx';

test('the page of a person who left says so with a placeholder picture, the reason and a link', () => {
  const html = renderToStaticMarkup(<MissingPerson wayBack={<a href="/">さがす</a>}>退会した可能性があります。</MissingPerson>);
  expect(html).toContain('<h2>会員が存在しません</h2>');
  expect(html).toMatch(/退会した可能性があります。.*さがす/);
  expect(html).toMatch(/<svg/);
  expect(html).not.toMatch(/<img/);
});
