// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { machineStrings } from '#tests/support/machineStrings.ts';
import { pageTexts } from '#tests/support/pageTexts.ts';

test.each([
  ['a status', '状態：IS_ADMIN_APPROVED'],
  ['an event', 'OfferMade'],
  ['a stage of a command', 'visible'],
  ['an error code', 'offer-exist'],
  ['a value of a program', '報酬 NaN円'],
  ['a missing value', 'お名前：undefined'],
  ['an object', '[object Object]'],
  ['the id of a stream', 'offer-31c64d0f2a7b4c1d9e80'],
  ['the id of a document', '31c64d0f2a7b4c1d9e80 を開く'],
  ['the id of an account', 'ME8hAGCKZS9g0GToE328NUpT9RQc'],
  ['a UUID', '6f6ff9a0-58d5-4f0e-9f1b-0d0b6a3c1a01'],
  ['English', 'Something went wrong'],
])('%s is a string for machines', (_, text) => expect(machineStrings([text])).toHaveLength(1));

test.each([
  '162.5 cm、TA0001、登録番号 T7123456789012、減額 CR-2026-0001',
  'hana@example.com、https://example.com/works、@hanako_tw、mid1C〜hiA',
  '自己PRとSNSのURLを、CSV（UTF-8）かPDFで',
  '404 Page is not found',
  'LINEで連絡',
  '¥99,999,998　2026/11/20(金) 12:00',
])('%s is for people', (text) => expect(machineStrings([text])).toEqual([]));

test('names, titles, placeholders and alternatives count; fields, quotations and numbers do not', () => {
  document.body.innerHTML = `
    <p title="title-text">text-text</p><img alt="alt-text"><input placeholder="placeholder-text" value="typed">
    <button aria-label="label-text"></button><textarea>typed</textarea><code lang="en">quoted</code>
    <span data-id title="number">number</span><script>script</script><style>style</style>`;
  expect(pageTexts().filter((text) => text.trim())).toEqual(['title-text', 'text-text', 'alt-text', 'placeholder-text', 'label-text']);
  const [inside] = document.querySelectorAll('code');
  expect(pageTexts(inside)).toEqual([]);
  document.body.innerHTML = '';
});
