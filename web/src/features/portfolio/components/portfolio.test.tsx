import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { transcodingFaultWords } from '#domain/people/media/transcoding.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { media } from '#projections/talent/media.ts';
import { project } from '#projections/testing/project.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt, whenRead } from '#web/testing/shownAt.tsx';

const { Portfolio } = await import('./portfolio.tsx');
const { PortfolioEditor } = await import('./portfolioEditor.tsx');

// The page of a player is not loaded; the tests only check its address.
const { settings } = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM;
Object.assign(settings, { disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true });

const ownerId = uidOf.talent;
const none = { S: null, M: null, size: null };
const added = (mediaType: 'MOVIE' | 'YOUTUBE', url: string, description: string): AnyEvent => ({
  type: 'MediaAdded',
  data: { ownerId, mediaType, url, ...none, description, orderIndex: 1 },
});
const movie = added('MOVIE', 'uploads/talent-1/a', '殺陣');
const requested: AnyEvent = { type: 'MediaTranscodingRequested', data: { ownerId, dueAt: NOON } };
const transcoded: AnyEvent = {
  type: 'MediaTranscoded',
  data: { ownerId, S: 'movies/talent-1/a_S.mp4', M: 'movies/talent-1/a_M.mp4', poster: 'movies/talent-1/a_poster.webp', size: 7 },
};
const failed: AnyEvent = { type: 'MediaTranscodingFailed', data: { ownerId, reason: 'movie-too-long' } };
const video = added('YOUTUBE', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', '紹介映像');

const portfolioOf = (...items: readonly (readonly AnyEvent[])[]) =>
  server.putAll(Object.assign({}, ...items.map((events, index) => project([media], envelopes(`media-${index}`, ...events)))));
const shown = async () => {
  shownAt('/talent', <Portfolio talentId={ownerId} />);
  await whenRead();
};
const edited = async () => {
  signedIn(ownerId, { role: 'talent' });
  shownAt('/talent', <PortfolioEditor uid={ownerId} />);
  await whenRead();
};
const sources = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.getAttribute('src'));

test('an item that the office removed is shown only to its owner, with the reason', async () => {
  portfolioOf([video, { type: 'MediaTakenDown', data: { ownerId, reason: '権利者からの申し出のため' } }]);
  await edited();
  expect(screen.getByText(/理由：権利者からの申し出のため/)).toBeDefined();
  expect(screen.getByText('事務局が削除しました')).toBeDefined();
  expect(screen.queryByRole('button', { name: /YouTubeで再生する/ })).toBeNull();
  cleanup();
  await shown();
  expect(screen.queryByText(/権利者からの申し出/)).toBeNull();
});

describe('a movie', () => {
  test('shows its still in the grid and plays in large', async () => {
    portfolioOf([movie, requested, transcoded]);
    await shown();
    expect(sources('video')).toEqual([]);
    expect(document.querySelector('[class*=photo]')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '殺陣を再生する' }));
    const player = within(screen.getByRole('dialog')).getByLabelText('殺陣');
    expect(player.getAttribute('src')).toContain('a_M.mp4');
    expect(player.getAttribute('poster')).toContain('a_poster.webp');
    expect(player.hasAttribute('controls') && player.hasAttribute('playsinline')).toBe(true);
  });
  test('without transcoded sizes plays as it was uploaded', async () => {
    portfolioOf([added('MOVIE', 'movies/talent-1/old.mp4', '舞台')]);
    await shown();
    fireEvent.click(screen.getByRole('button', { name: '舞台を再生する' }));
    expect(within(screen.getByRole('dialog')).getByLabelText('舞台').getAttribute('src')).toContain('old.mp4');
  });
  test('that is waiting or failed is shown only to its owner, with a text', async () => {
    portfolioOf([movie, requested], [movie, requested, failed]);
    await shown();
    expect(screen.queryByRole('listitem')).toBeNull();
    cleanup();
    await edited();
    expect(screen.getByText('変換しています')).toBeTruthy();
    expect(screen.getByText(/この画面を閉じても続きます/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(transcodingFaultWords['movie-too-long']);
    expect(screen.queryByRole('button', { name: /再生する/ })).toBeNull();
  });
  test('that failed can be removed to add another', async () => {
    portfolioOf([movie, requested, failed]);
    await edited();
    fireEvent.click(screen.getByRole('button', { name: '殺陣：編集' }));
    fireEvent.click(screen.getByRole('menuitem', { name: '削除する' }));
    expect(screen.getByRole('dialog', { name: 'この動画を削除しますか？' })).toBeTruthy();
    expect(document.querySelector('input[type=file]')?.getAttribute('accept')).toContain('.mov');
  });
});

describe('a YouTube video', () => {
  test('loads nothing before a press, then plays in place', async () => {
    portfolioOf([video]);
    await shown();
    expect([sources('iframe'), sources('img')]).toEqual([[], []]);
    fireEvent.click(screen.getByRole('button', { name: '紹介映像をYouTubeで再生する' }));
    expect(sources('iframe')).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0']);
    expect(screen.getByRole('link', { name: /YouTubeで見る/ }).getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  });
  test('that is reached in the large view waits for its own press', async () => {
    portfolioOf([movie, requested, transcoded], [video]);
    await shown();
    fireEvent.click(screen.getByRole('button', { name: '殺陣を再生する' }));
    fireEvent.click(screen.getByRole('button', { name: '次へ' }));
    expect(sources('iframe')).toEqual([]);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '紹介映像をYouTubeで再生する' }));
    expect(sources('iframe')).toHaveLength(1);
  });
});
