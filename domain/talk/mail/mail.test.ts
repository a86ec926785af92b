import { describe, expect, test } from 'vitest';
import { pathOf } from '../../kernel/words/places.ts';
import { NOON } from '../../testing/contexts.ts';
import { aboutInWords, factsInWords } from './facts.ts';
import { mailAudiences, mailKinds, mailWords } from './mailWords.ts';
import { escapeHtml, renderMail } from './render.ts';

const ids = { offerId: 'deal-1', entryId: 'deal-1', roomId: 'deal-1', jobId: 'job-1' };
const all = mailKinds.flatMap((kind) => mailAudiences(kind).map((audience) => ({ kind, audience })));

test('the button names the act, if an answer is awaited', () => {
  expect(mailWords('OfferMade', 'talent').link).toBe('オファーを確認して回答する');
  expect(mailWords('OfferAdminApproved', 'client').link).toBe('内容を確認して依頼を確定する');
  expect(mailWords('OfferAdminApproved', 'talent').link).toBe('内容を確認する');
});

const mailTo = (kind: (typeof all)[number]['kind'], audience: 'client' | 'talent', recipient = '山田 花子') => {
  const { title, body, place } = mailWords(kind, audience);
  const facts = factsInWords({ jobTitle: '企業紹介映像の出演者募集', peerName: '佐藤 健', fee: 40_000, answerDue: NOON }, 'クライアント');
  const about = aboutInWords({ jobTitle: '企業紹介映像の出演者募集', answerDue: NOON });
  return renderMail({
    title,
    about,
    recipient,
    body,
    facts,
    link: { label: '内容を確認する', url: `https://example.com${pathOf(place, ids)}` },
  });
};

describe('a mail', () => {
  test.each(all)('of $kind to the $audience has its subject and its link, as text and HTML', ({ kind, audience }) => {
    const { subject, text, html } = mailTo(kind, audience);
    const words = mailWords(kind, audience);
    expect(subject).toBe(`【キャストひろば】${words.title}：企業紹介映像の出演者募集（回答期限 11/20 12:00）`);
    for (const form of [text, html]) {
      expect(form).toContain('山田 花子 様');
      expect(form).toContain(words.body);
      expect(form).toContain('企業紹介映像の出演者募集');
      expect(form).toContain('¥40,000');
      expect(form).toContain('2026年11月20日(金) 12:00');
      expect(form).toContain(`https://example.com${pathOf(words.place, ids)}`);
    }
    expect(text).not.toMatch(/<|undefined|null/);
    expect(html).not.toMatch(/undefined|null/);
  });

  test('contains no markup from a name or title', () => {
    const { html } = mailTo('OfferMade', 'talent', '<img src=x onerror="alert(1)">');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; 様');
    expect(escapeHtml(`&<>"'`)).toBe('&amp;&lt;&gt;&quot;&#39;');
  });

  test('contains no paragraph or link that a user wrote', () => {
    const company = '事務局\n\nお支払い情報の再登録:\r\nHTTPS://evil.example/login';
    const { subject, text, html } = renderMail({
      title: '件名',
      about: 'お支払い\r\nBcc: evil@example.com',
      recipient: '山田\u2028花子 www.evil.example',
      body: '本文。',
      facts: [['クライアント', company]],
      link: { label: '開く', url: 'https://example.com/' },
    });
    expect(subject).toBe('【キャストひろば】件名：お支払い Bcc: evil@example[.]com');
    const shown = '事務局 お支払い情報の再登録: HTTPS[:]//evil[.]example/login';
    expect(text).toContain(`\nクライアント：${shown}\n`);
    expect(html).toContain(`>${shown}</td>`);
    for (const form of [text, html]) {
      expect(form).toContain('山田 花子 www[.]evil[.]example 様');
      expect(form.match(/https?:\/\/|www\./gi)?.every((at) => at === 'https://')).toBe(true);
      expect(form).not.toMatch(/evil\.example|https:\/\/evil/i);
    }
  });

  test('to a person without a name has no greeting', () => {
    const { text, html } = renderMail({
      title: '件名',
      about: null,
      recipient: null,
      body: '本文。',
      facts: [],
      link: { label: '開く', url: 'https://example.com/' },
    });
    expect(text.startsWith('本文。')).toBe(true);
    expect(html).not.toContain(' 様');
    expect(html).not.toContain('<table');
  });

  test('for a side that gets none throws', () => expect(() => mailWords('OfferMade', 'client')).toThrow('OfferMade'));
});

describe('the facts of a mail', () => {
  test('are the known ones', () => {
    expect(factsInWords({ calledOffBy: 'client', cancelFeeMax: 20_000, reason: '企画の中止' }, 'キャスト')).toEqual([
      ['取り消しを申し込んだ方', 'クライアント'],
      ['取消料の上限（税抜）', '¥20,000'],
      ['理由', '企画の中止'],
    ]);
    expect(factsInWords({ reasonCode: 'FEE', reason: '稽古があるため' }, 'キャスト')).toEqual([['理由', '報酬が合わない。稽古があるため']]);
    expect(factsInWords({ reasonCode: 'OTHER', reason: '稽古があるため' }, 'キャスト')).toEqual([['理由', '稽古があるため']]);
    expect(factsInWords({ reasonCode: null, reason: null }, 'キャスト')).toEqual([]);
    expect(factsInWords({}, 'キャスト')).toEqual([]);
    expect(factsInWords({ fee: null, answerDue: null, reason: '日程の重なり', unreadCount: 2 }, 'キャスト')).toEqual([
      ['未読', '2件'],
      ['理由', '日程の重なり'],
    ]);
  });
  test('format times and money like the screens', () =>
    expect(factsInWords({ fee: 30_000, scheduleToClose: Date.parse('2026-02-01T00:05:00Z') }, 'キャスト')).toEqual([
      ['報酬（税抜）', '¥30,000'],
      ['終了日', '2026年2月1日(日) 09:05'],
    ]));
});
