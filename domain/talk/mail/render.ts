import { siteName } from '../../kernel/siteName.ts';

type Link = { readonly label: string; readonly url: string };

/**
 * The content of a mail as plain text, for the text and the HTML form. Recipient, facts and subject
 * may contain texts of users.
 */
export type MailContent = {
  readonly title: string;
  /** The subject after the title; null for none. */
  readonly about: string | null;
  /** The name in the greeting; null if unknown. */
  readonly recipient: string | null;
  readonly body: string;
  /** A letter of the office with its own line breaks. */
  readonly letter?: string | undefined;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly link: Link;
  /** A list of links, one per line. */
  readonly items?: readonly (Link & { readonly about: string | null })[];
  readonly settingsUrl?: string;
  /** The page that prints the stated content. */
  readonly paper?: Link;
};

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string };

const footer = [
  `このメールは「${siteName}」から自動でお送りしています。ご返信いただいてもお答えできません。`,
  'お心当たりのない場合は、お手数ですがこのメールを破棄してください。',
];

/** The label of the link to the settings. */
const CHOOSE = 'メールの受け取り方を変更する（通知の設定）';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] as string);

/**
 * Makes a user's text safe for a mail: one line, so that it cannot forge a paragraph, and no
 * addresses that mail programs turn into links.
 */
export const defanged = (words: string): string =>
  words
    .replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .trim()
    .replace(/([a-z][a-z0-9+.-]*):\/\//gi, '$1[:]//')
    // A bare domain or an address.
    .replace(/([\p{L}\p{N}_-])\.(?=\p{L}{2})/gu, '$1[.]');

type Item = NonNullable<MailContent['items']>[number];
const titleOf = ({ label, about }: Item): string => (about === null ? label : `${label}：${about}`);
const itemOf = (item: Item): string => `<li style="margin:8px 0"><a href="${escapeHtml(item.url)}">${escapeHtml(titleOf(item))}</a></li>`;

const textOf = ({ recipient, body, letter, facts, items = [], link, paper, settingsUrl }: MailContent): string =>
  [
    ...(recipient ? [`${recipient} 様`, ''] : []),
    body,
    '',
    ...(letter ? [letter, ''] : []),
    ...facts.map(([label, value]) => `${label}：${value}`),
    ...(facts.length > 0 ? [''] : []),
    ...items.flatMap((item) => [`・${titleOf(item)}`, `  ${item.url}`, '']),
    link.label,
    link.url,
    ...(paper ? ['', paper.label, paper.url] : []),
    '',
    '--',
    ...(settingsUrl ? [`${CHOOSE}：`, settingsUrl] : []),
    ...footer,
    '',
  ].join('\n');

const htmlOf = ({ title, recipient, body, letter, facts, items = [], link, paper, settingsUrl }: MailContent): string => {
  const rows = facts
    .map(([label, value]) =>
      `<tr><th align="left" style="padding:4px 16px 4px 0;font-weight:normal;color:#555">${escapeHtml(label)}</th>`.concat(
        `<td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
      ),
    )
    .join('');
  return [
    `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f6f8fa;color:#1f2328;font-family:sans-serif;line-height:1.7">',
    '<div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">',
    recipient ? `<p>${escapeHtml(recipient)} 様</p>` : '',
    `<h1 style="font-size:18px">${escapeHtml(title)}</h1><p>${escapeHtml(body)}</p>`,
    letter ? `<p style="padding:16px;border-radius:6px;background:#f6f8fa">${escapeHtml(letter).replaceAll('\n', '<br>')}</p>` : '',
    items.length > 0 ? `<ul style="padding-left:20px">${items.map(itemOf).join('')}</ul>` : '',
    rows ? `<table style="border-collapse:collapse">${rows}</table>` : '',
    `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="padding:12px 24px;border-radius:6px;background:#0077cb;color:#fff;text-decoration:none">`,
    `${escapeHtml(link.label)}</a></p>`,
    paper ? `<p><a href="${escapeHtml(paper.url)}">${escapeHtml(paper.label)}</a></p>` : '',
    `<p style="font-size:12px;color:#555">`,
    settingsUrl ? `<a href="${escapeHtml(settingsUrl)}">${CHOOSE}</a><br>` : '',
    `${footer.map(escapeHtml).join('<br>')}</p></div></body></html>`,
  ].join('');
};

export const renderMail = ({ recipient, facts, items = [], ...ours }: MailContent): RenderedMail => {
  const content: MailContent = {
    ...ours,
    recipient: recipient && defanged(recipient),
    facts: facts.map(([label, value]) => [label, defanged(value)]),
    items: items.map((item) => ({ ...item, about: item.about === null ? null : defanged(item.about) })),
  };
  const about = content.about === null ? '' : `：${defanged(content.about)}`;
  return { subject: `【${siteName}】${content.title}${about}`, text: textOf(content), html: htmlOf(content) };
};
