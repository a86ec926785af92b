import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { newsContent, newsPublished, newsWritten } from '#domain/testing/newsSamples.ts';
import { agree } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import NewsScreen from './newsScreen.tsx';

const text = { ...newsContent, title: '年末年始の休業', body: '12月29日から1月3日まで休業します。' };
const written = newsWritten(text);
const published = newsPublished();
const unpublished: AnyEvent = { type: 'NewsUnpublished', data: {} };
const takes = (...events: AnyEvent[]) => accepts('news', 'news-n1', ...events);
const state = async () => (await screen.findByText('状態', { selector: 'dt' })).nextElementSibling?.textContent;
const open = (address: string) => renderOffice(<NewsScreen />, address, '/office/news/:newsId');

test('news is written with a preview and opens as a draft', async () => {
  const { user, router } = open('/office/news/new');
  await user.type(await screen.findByLabelText(/^件名/), text.title);
  await user.type(screen.getByLabelText(/^本文/), text.body);
  expect(within(screen.getByRole('region', { name: 'プレビュー' })).getByText(text.body)).toBeDefined();
  expect(screen.queryByRole('button', { name: '次へ' })).toBeNull();
  takes(written);
  await user.click(screen.getByRole('button', { name: '下書きを保存する' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/office/news/n1'));
  expect(server.asked).toMatchObject([{ callable: 'news', payload: { type: 'write', ...text } }]);
  expect(await state()).toBe('下書き');
});

test.each([
  ['published', [written], '公開する', published, '公開中', 'publish'],
  ['unpublished', [written, published], '非公開にする', unpublished, '下書き', 'unpublish'],
] as const)('news is %s after a confirmation', async (_, before, act, event, after, type) => {
  putStream('news-n1', ...before);
  const { user } = open('/office/news/n1');
  await user.click(await screen.findByRole('button', { name: act }));
  takes(...before, event);
  await agree(user, act);
  expect(await state()).toBe(after);
  expect(server.asked).toMatchObject([{ payload: { type, newsId: 'n1' } }]);
});

test('published news can be changed', async () => {
  putStream('news-n1', written, published);
  const { user } = open('/office/news/n1');
  const body = await screen.findByLabelText(/^本文/);
  await user.clear(body);
  await user.type(body, '休業を延長します。');
  takes(written, published, { type: 'NewsEdited', data: { ...text, body: '休業を延長します。' } });
  await user.click(screen.getByRole('button', { name: '変更を保存する' }));
  await waitFor(() => expect(server.asked).toMatchObject([{ payload: { type: 'edit', newsId: 'n1', body: '休業を延長します。' } }]));
  expect(await within(screen.getByRole('region', { name: 'プレビュー' })).findByText('休業を延長します。')).toBeDefined();
});

test('news for one side is planned, with its link; its publication can be taken back', async () => {
  vi.setSystemTime(NOON);
  const planned: AnyEvent = { type: 'NewsScheduled', data: { publishAt: NOON + 21 * HOUR } };
  const forCasts = newsWritten({ ...text, audience: 'talent' });
  putStream('news-n1', forCasts);
  const { user } = open('/office/news/n1');
  await user.click(await screen.findByRole('button', { name: '公開を予約する' }));
  takes(forCasts, planned);
  await agree(user, '公開を予約する');
  expect(server.asked).toMatchObject([{ payload: { type: 'schedule', newsId: 'n1', publishAt: NOON + 21 * HOUR } }]);
  expect(await state()).toMatch(/^公開予約（/);
  expect(screen.getByRole('button', { name: '予約を解除する' })).toBeDefined();
  expect((await screen.findByText('届ける相手', { selector: 'dt' })).nextElementSibling?.textContent).toBe('キャストのみ');
});

test('the audience and the link are saved, and the link is in the preview', async () => {
  const { user } = open('/office/news/new');
  await user.type(await screen.findByLabelText(/^件名/), text.title);
  await user.type(screen.getByLabelText(/^本文/), text.body);
  await user.click(screen.getByRole('radio', { name: 'クライアントのみ' }));
  await user.type(screen.getByLabelText(/^リンク先/), 'example.com/holidays');
  const chosen = { audience: 'client', link: 'https://example.com/holidays' } as const;
  takes(newsWritten({ ...text, ...chosen }));
  await user.click(screen.getByRole('button', { name: '下書きを保存する' }));
  await waitFor(() => expect(server.asked).toMatchObject([{ payload: { type: 'write', ...chosen } }]));
  expect((await screen.findByRole('link', { name: 'くわしく見る' })).getAttribute('href')).toBe(chosen.link);
});

test('published news keeps its audience', async () => {
  putStream('news-n1', written, published);
  open('/office/news/n1');
  expect(await screen.findByText('届ける相手：すべての会員（公開中は変更できません）')).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});
