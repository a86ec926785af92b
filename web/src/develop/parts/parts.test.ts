import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Parts that depend on a page or a moment; the pictures of the screens show them. */
const elsewhere = [
  ...['detailColumns', 'panes', 'toastHost', 'largeView', 'phrases', 'signOutButton', 'offlineBar'],
  ...['commandDialog', 'fieldsDialog', 'paper', 'lazyPart', 'manyDialog', 'manyResults', 'searchBox', 'pictureLink'],
  // Made of states that the page shows separately.
  ...['listed', 'loaded', 'waitingDialog'],
  // Parts of the fields.
  ...[
    'fieldFrame',
    'textInput',
    'parsedField',
    'fileButton',
    'pictureTile',
    'picturesInput',
    'commandForm',
    'leaveGuard',
    'repeatedForm',
    'withPreview',
    'formSteps',
    'cropDialog',
    'proficiencyOptions',
  ],
];

test('the page of parts shows every shared part', () => {
  const pages = globSync('web/src/develop/parts/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const parts = globSync('web/src/shared/{ui,forms}/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
  const names = parts.map((file) => basename(file, '.tsx'));
  expect(names.filter((name) => !elsewhere.includes(name) && !pages.some((page) => page.includes(`/${name}.tsx'`)))).toEqual([]);
  expect(elsewhere.filter((name) => !names.includes(name))).toEqual([]);
});
