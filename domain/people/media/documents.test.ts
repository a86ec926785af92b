import { expect, test } from 'vitest';
import { documentName } from './documents.ts';

test.each([
  ['香盤表.pdf', '香盤表.pdf'],
  ['台本 第2稿.PDF', '台本 第2稿.pdf'],
  ['/home/hana/secret/台本.pdf', '台本.pdf'],
  ['C:\\Users\\hana\\台本.pdf', '台本.pdf'],
  ['テ\u3099イリー.pdf', 'デイリー.pdf'],
  ['一行\r\n二行\u2028三行\t.pdf', '一行二行三行.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe.pdf'],
  ['..pdf', 'document.pdf'],
  ['...', 'document.pdf'],
  ['', 'document.pdf'],
  ['a"b<c>|?*:.pdf', 'abc.pdf'],
  ['\ud800半分.pdf', '半分.pdf'],
])('a file named %j is shown as %j', (name, shown) => expect(documentName(name)).toBe(shown));

test('a long name is shortened and keeps its ending', () => {
  const name = documentName(`${'𠮷'.repeat(200)}.pdf`);
  expect(name.endsWith('.pdf')).toBe(true);
  expect(name.length).toBeLessThanOrEqual(100);
  expect(name.isWellFormed()).toBe(true);
});

test('a shown name stays unchanged', () => {
  for (const name of ['香盤表.pdf', 'x.pdf.pdf', `${'あ'.repeat(300)}. .pdf`, ' .pdf .pdf'])
    expect(documentName(documentName(name))).toBe(documentName(name));
});
