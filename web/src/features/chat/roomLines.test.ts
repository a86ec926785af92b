import { describe, expect, it } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { plainMessage } from '#domain/testing/dealSamples.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { made } from '#domain/testing/offerHistories.ts';
import { stepsOfOffer } from '#domain/work/deal/steps.ts';
import type { Message } from '#projections/chat/chatRooms.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { offers } from '#projections/deal/offers.ts';
import { project } from '#projections/testing/project.ts';
import { roomLines } from './roomLines.ts';
import { lastWords } from './texts.ts';

const noon = Date.parse('2026-11-20T12:00:00+09:00');

const said = (senderId: string, number: number, createdAt: number): Message => ({
  id: `${senderId}-${number}`,
  roomId: 'room-1',
  senderId,
  number,
  text: 'こんにちは。',
  pictures: [],
  ...plainMessage,
  createdAt,
  updatedAt: createdAt,
});
const offer = project([offers], envelopes('offer-offer-1', made))['jobs/job-1/offers/offer-1'] as Offer;
const room = {
  side: 'talent',
  peerId: 'client-1',
  unread: { from: 2, to: 3 },
  hasEarlier: false,
  steps: stepsOfOffer(offer).map((step) => ({ ...step, at: noon - HOUR })),
} as const;
const messages = [
  said('client-1', 1, noon),
  said('talent-1', 1, noon + HOUR),
  said('client-1', 2, noon + 13 * HOUR),
  said('client-1', 3, noon + 14 * HOUR),
];

describe('the lines of a room', () => {
  it('merge messages and deal events by time, with one line per JST day and one before the first unread', () => {
    expect(roomLines({ ...room, messages }).map(({ key }) => key)).toEqual([
      ...['2026-11-20', `OfferMade${noon - HOUR}`, 'client-1-1', 'talent-1-1'],
      ...['2026-11-21', 'unread', 'client-1-2', 'client-1-3'],
    ]);
  });

  it('describe the deal from the reader’s side', () => {
    const texts = (side: 'client' | 'talent') =>
      roomLines({ ...room, side, messages: [] }).flatMap((line) => (line.kind === 'step' ? [line.text] : []));
    expect(texts('talent')).toEqual(['クライアントからオファーが届きました。']);
    expect(texts('client')).toEqual(['オファーを送りました。']);
  });

  it('leave out deal events between messages that are not loaded', () => {
    expect(roomLines({ ...room, messages, hasEarlier: true }).some(({ kind }) => kind === 'step')).toBe(false);
  });

  it('have no unread line before messages that arrive while the room is open', () => {
    expect(roomLines({ ...room, unread: { from: 2, to: 1 }, messages }).some(({ kind }) => kind === 'unread')).toBe(false);
  });

  it('have no unread line for own messages', () => {
    expect(
      roomLines({ ...room, unread: { from: 1, to: 1 }, messages: [said('talent-1', 1, noon)] }).some(({ kind }) => kind === 'unread'),
    ).toBe(false);
  });
});

describe('the last message of a room', () => {
  it('names the sender, and has a text for images and for erased messages', () => {
    const words = (senderId: string, text: string | null, pictures = 0, kind: 'SAID' | 'DATES' | 'ANSWER' = 'SAID', files = 0) =>
      lastWords({ uid: 'me', lastMessage: { senderId, text, pictures, files, kind } });
    expect(words('me', 'はい。')).toBe('あなた：はい。');
    expect(words('you', '', 2)).toBe('画像を送信しました。');
    expect(words('you', '', 0, 'SAID', 1)).toBe('ファイルを送信しました。');
    expect(words('me', '', 2, 'SAID', 1)).toBe('あなた：画像とファイルを送信しました。');
    expect(words('you', '', 0, 'DATES')).toBe('日程を提案しました。');
    expect(words('me', '', 0, 'ANSWER')).toBe('あなた：日程に回答しました。');
    expect(words('you', null)).toBe('退会した方のメッセージです。');
    expect(lastWords({ uid: 'me', lastMessage: null })).toBe('まだメッセージはありません。');
  });
});
