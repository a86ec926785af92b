import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { legalNotice } from './documents/legalNotice.ts';
import { privacyPolicy } from './documents/privacyPolicy.ts';
import { LegalProse } from './legalProse.tsx';

const fetched = vi.fn<typeof fetch>();
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});
// As guests see it: without any of the providers of signed-in pages.
const show = (answer: () => Promise<Response>, document = legalNotice) => {
  fetched.mockImplementation(answer);
  vi.stubGlobal('fetch', fetched);
  render(<LegalProse document={document} />);
};

test('the legal notice has the current prices', async () => {
  const list = { from: '2020-01-01', serviceRate: 10, serviceMin: 3_000, shareRate: 5 };
  show(async () => Response.json({ lists: [list, { ...list, from: '2999-01-01', serviceRate: 20 }] }));
  await screen.findByText('報酬の10%（税抜。1件につき3,000円以上）');
  screen.getByText('報酬の5%（税抜）');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/p/prices.json']);
});

test('prices that cannot be read are said to be missing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  show(async () => new Response('', { status: 500 }));
  expect(await screen.findAllByText(/^料金を読み込めませんでした/)).toHaveLength(2);
});

test('a document without prices reads none', () => {
  show(async () => Response.json({ lists: [] }), privacyPolicy);
  expect(fetched).not.toHaveBeenCalled();
});
