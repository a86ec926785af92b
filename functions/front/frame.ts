import { siteName } from '#domain/kernel/siteName.ts';
import { frontAddresses } from '#domain/talk/front/addresses.ts';
import { siteUrl } from '../platform/settings.ts';

/** Markup that is safe to send unchanged. */
export type Html = { readonly markup: string };
type Value = Html | string | number | null | false | readonly Html[];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for content or a quoted attribute, without control characters (XML). */
const escaped = (text: string): string =>
  [...text]
    .filter((letter) => letter >= ' ' || letter === '\n' || letter === '\t')
    .join('')
    .replace(/[&<>"']/g, (letter) => entities[letter] ?? '');

const markupOf = (value: Value): string => {
  if (value === null || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
};

/** The only way to make markup. Escapes each value, except markup that this function made. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: parts.map((part, at) => part + markupOf(values[at] ?? null)).join(''),
});

/** Title, description and picture of a public page; `path` and `image` are paths of the site. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly image?: string | null | undefined;
  /** Search engines do not list the page. */
  readonly isUnlisted?: true;
};

const documents = [
  ['/help', 'ヘルプ'],
  ['/contact', 'お問い合わせ'],
  ['/terms/tos', '利用規約'],
  ['/terms/privacy', 'プライバシーポリシー'],
  ['/terms/legal', '特定商取引法に基づく表記'],
  ['/company', '運営会社'],
] as const;

const here = (path: string, to: string): Html => (path === to ? html` aria-current="page"` : html``);

/** A whole HTML page: no script, one style sheet, nothing from other sites. */
export const page = ({ title, description, path, image, isUnlisted }: PageHead, body: Html): string => {
  const name = `${title}｜${siteName}`;
  const address = `${siteUrl()}${path}`;
  const picture = `${siteUrl()}${image ?? '/preview.png'}`;
  return `<!doctype html>\n${
    html`<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#16212a" media="(prefers-color-scheme: dark)">
<meta name="format-detection" content="telephone=no">
<title>${name}</title>
<meta name="description" content="${description}">
${isUnlisted ? html`<meta name="robots" content="noindex">` : html`<link rel="canonical" href="${address}">`}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${siteName}">
<meta property="og:locale" content="ja_JP">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${picture}">
<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="stylesheet" href="${frontAddresses.style}">
</head>
<body class="front">
<a class="skip" href="#main">本文へ</a>
<header class="frontBar"><div class="wide">
<a class="brand" href="/">${siteName}</a>
<nav aria-label="公開ページ"><a href="${frontAddresses.casts}"${here(path, frontAddresses.casts)}>キャスト</a>
<a href="${frontAddresses.jobs}"${here(path, frontAddresses.jobs)}>お仕事</a></nav>
<a class="signIn" href="/login">ログイン</a>
</div></header>
<main id="main" class="wide" tabindex="-1">
${body}
</main>
<footer class="site wide"><nav aria-label="ヘルプと運営者の文書"><ul>
${documents.map(([to, text]) => html`<li><a href="${to}">${text}</a></li>`)}
</ul></nav></footer>
</body>
</html>
`.markup
  }`;
};
