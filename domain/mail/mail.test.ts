import { describe, expect, test } from 'vitest';
import { pathOf } from '../notification/places.ts';
import { NOON } from '../testing/contexts.ts';
import { factsInWords, jstTimeInWords } from './facts.ts';
import { mailAudiences, mailKinds, mailWords } from './mailWords.ts';
import { escapeHtml, renderMail } from './render.ts';

const ids = { offerId: 'deal-1', entryId: 'deal-1', roomId: 'deal-1', jobId: 'job-1' };
const all = mailKinds.flatMap((kind) => mailAudiences(kind).map((audience) => ({ kind, audience })));

const mailTo = (kind: (typeof all)[number]['kind'], audience: 'client' | 'talent', recipient = '山田 花子') => {
  const { title, body, place } = mailWords(kind, audience);
  const facts = factsInWords({ jobTitle: '企業紹介映像の出演者募集', peerName: '佐藤 健', fee: 40_000, answerDue: NOON }, 'クライアント');
  return renderMail({ title, recipient, body, facts, link: { label: '内容を確認する', url: `https://example.com${pathOf(place, ids)}` } });
};

describe('a mail', () => {
  test.each(all)('of $kind to the $audience says in text and HTML what it is about and where to go', ({ kind, audience }) => {
    const { subject, text, html } = mailTo(kind, audience);
    const words = mailWords(kind, audience);
    expect(subject).toBe(`【キャストひろば】${words.title}`);
    for (const form of [text, html]) {
      expect(form).toContain('山田 花子 様');
      expect(form).toContain(words.body);
      expect(form).toContain('企業紹介映像の出演者募集');
      expect(form).toContain('40,000円');
      expect(form).toContain('2026年11月20日(金) 12:00');
      expect(form).toContain(`https://example.com${pathOf(words.place, ids)}`);
    }
    expect(text).not.toMatch(/<|undefined|null/);
    expect(html).not.toMatch(/undefined|null/);
  });

  test('cannot be made to carry markup by a name or a title', () => {
    const { html } = mailTo('OfferMade', 'talent', '<img src=x onerror="alert(1)">');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; 様');
    expect(escapeHtml(`&<>"'`)).toBe('&amp;&lt;&gt;&quot;&#39;');
  });

  test('to somebody without a name greets nobody', () => {
    const { text, html } = renderMail({
      title: '件名',
      recipient: null,
      body: '本文。',
      facts: [],
      link: { label: '開く', url: 'https://example.com/' },
    });
    expect(text.startsWith('本文。')).toBe(true);
    expect(html).not.toContain(' 様');
    expect(html).not.toContain('<table');
  });

  test('is not written to somebody who gets none', () => expect(() => mailWords('OfferMade', 'client')).toThrow('OfferMade'));
});

describe('the facts of a mail', () => {
  test('are those that are known', () => {
    expect(factsInWords({}, 'キャスト')).toEqual([]);
    expect(factsInWords({ fee: null, answerDue: null, reason: '日程の重なり', unreadCount: 2 }, 'キャスト')).toEqual([
      ['未読', '2件'],
      ['理由', '日程の重なり'],
    ]);
  });
  test('times are those of Tokyo', () => {
    expect(jstTimeInWords(Date.parse('2026-12-31T15:00:00Z'))).toBe('2027年1月1日(金) 0:00');
    expect(jstTimeInWords(Date.parse('2026-02-01T00:05:00Z'))).toBe('2026年2月1日(日) 9:05');
  });
});
