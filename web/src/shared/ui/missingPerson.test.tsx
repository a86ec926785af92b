// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MISSING_PERSON } from '#projections/readModel.ts';
import { MissingPerson } from './missingPerson.tsx';

test('the page of somebody who left has the placeholder, the reason and a way on', () => {
  const html = renderToStaticMarkup(<MissingPerson wayBack={<a href="/">さがす</a>}>退会した可能性があります。</MissingPerson>);
  expect(html).toContain(`<h2>${MISSING_PERSON}</h2>`);
  expect(html).toMatch(/退会した可能性があります。.*さがす/);
});
