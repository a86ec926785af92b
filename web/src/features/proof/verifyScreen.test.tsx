import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CERTIFICATE_BYTES_MAX, type Certificate, certificateIn, certificateText } from '#domain/office/proof/certificate.ts';
import type { Published } from '#domain/office/proof/verify.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import VerifyScreen from './screens/verifyScreen.tsx';

const { file, published } = JSON.parse(readFileSync('domain/testing/savedCertificate.json', 'utf8')) as {
  file: string;
  published: Published;
};
const certificate = certificateIn(file) as Certificate;

const fetched: string[] = [];
type Site = { readonly status?: number; readonly seal?: unknown };
/** The answer of the site; null: no connection. */
const site = (answer: Site | null): void => {
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    if (!answer) throw new TypeError('no connection');
    const isKey = path.endsWith('.pem');
    const body = isKey ? published.publicKey : JSON.stringify(answer.seal ?? published.seal);
    const headers = { 'Content-Type': isKey ? 'application/x-pem-file' : 'application/json' };
    return new Response(body, { status: answer.status ?? 200, headers });
  });
};
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.length = 0;
});

const choose = (text: string, name = 'certificate-offer-o1.json'): void => {
  shownAt('/verify', <VerifyScreen />);
  const field = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(field, { target: { files: [new File([text], name)] } });
};
const heading = (name: RegExp) => screen.findByRole('heading', { name });
const page = () => document.body.textContent ?? '';

test('a valid certificate shows what is proven and what is not', async () => {
  site({});
  choose(file);
  expect(screen.getByText('確かめています…')).toBeTruthy();
  await heading(/合意された第2版と同じです/);
  expect(screen.getByRole('status').textContent).toBe('確認できました');
  for (const text of ['¥45,000', '港区のスタジオ', '2026/11/30(月) 18:00〜20:00（衣装合わせ）', 'クライアント：成立', '第2版'])
    expect(page()).toContain(text);
  for (const name of ['証明されること', '証明されないこと']) expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(fetched).toEqual(['/seals/2026-11-21.json', '/seals/2026-11-21.pem']);
});

test('an altered value is named and struck through, and the right value is not shown', async () => {
  site({});
  choose(file.replaceAll('"value":45000', '"value":86000'));
  await heading(/「報酬（税抜）」が、記録された内容と一致しません/);
  expect(document.querySelector('s')?.textContent).toBe('¥86,000');
  expect(page()).not.toContain('45,000');
  expect(screen.queryByRole('heading', { name: '証明されること' })).toBeNull();
  expect(screen.queryByRole('button', { name: /伏せる/ })).toBeNull();
});

test.each<[string, Site]>([
  ['the site shows another seal', { seal: { date: '2026-11-21' } }],
  ['the site has no seal of that day', { status: 404 }],
])('the check fails when %s', async (_, answer) => {
  site(answer);
  choose(file);
  await heading(/記録された内容と一致しません/);
});

test('without a connection the page says what it could not check', async () => {
  site(null);
  choose(file);
  await heading(/まだ照合していません/);
  expect(page()).toContain('この内容が、当サイトの記録にあること');
});

test('before the seal the page says that nothing is proven, and sends no request', async () => {
  site({});
  choose(certificateText({ ...certificate, sealed: null }));
  await heading(/まだ検証コードがありません/);
  expect(fetched).toEqual([]);
});

test.each([
  ['another file', '{"a":1}', 'このファイルは、証明書ではありません。'],
  ['a file that is too large', ' '.repeat(CERTIFICATE_BYTES_MAX + 1), 'ファイルが大きすぎます。'],
])('%s is refused with a hint', async (_, text, words) => {
  site({});
  choose(text);
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

test('a left-out field is not in the saved file, which is still valid', async () => {
  site({});
  choose(file);
  await heading(/同じです/);
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  fireEvent.click(screen.getByRole('button', { name: /^伏せる.*場所/ }));
  fireEvent.click(screen.getByRole('button', { name: '選んだ1項目を伏せて保存する' }));
  const text = await (saved[0] as Blob).text();
  expect(text).not.toContain('港区のスタジオ');
  cleanup();
  choose(text);
  await heading(/同じです/);
  expect(page()).toContain('伏せてあります');
});
