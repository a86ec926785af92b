import { fileURLToPath } from 'node:url';
import { loadDefaultJapaneseParser } from 'budoux';
import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';
import { prefectures } from '../domain/kernel/prefectures.ts';
import { siteName } from '../domain/kernel/siteName.ts';
import { BREAK } from './src/shared/ui/phraseBreak.ts';

const parser = loadDefaultJapaneseParser();

/** Names and fixed terms, inside which a line never breaks. */
export const unbroken = [
  siteName,
  ...prefectures,
  ...[
    'キャスト',
    'クライアント',
    'プロフィール',
    'エントリー',
    'オファー',
    'メッセージ',
    'ブックマーク',
    'お気に入り',
    'お知らせ',
    'お仕事',
  ],
  ...['メールアドレス', 'パスワード', 'アカウント', 'ログイン', 'マイページ', 'フリガナ', '問い合わせ', '取り消し', 'もう一度'],
  ...['請求先', '請求書', '通知先', '事務局', '利用規約', 'プライバシーポリシー', '二段階認証', '認証アプリ', '連携コード', 'TAコード'],
];

/** Marks that must not start a line; an opening bracket must not end one (JIS X 4051). */
const neverFirst = /^[、。，．・：；？！）〕］｝〉》」』】ー〜…％ぁぃぅぇぉっゃゅょァィゥェォッャュョ々,.!?:;)\]}%\s]/;
const neverLast = /[（〔［｛〈《「『【(¥$]$/;

const inTerm = (text: string, at: number): boolean =>
  unbroken.some((term) => {
    const start = text.lastIndexOf(term, at - 1);
    return start !== -1 && start + term.length > at;
  });

/** The phrases of a Japanese text; lines break between them. */
export const phrasesOf = (text: string): string[] => {
  const ends = parser
    .parseBoundaries(text)
    .filter((at) => !neverFirst.test(text.slice(at)) && !neverLast.test(text.slice(0, at)) && !inTerm(text, at));
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end));
};

const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** The text that JSX makes of the source between tags: lines are trimmed and joined. */
const textOfJsx = (raw: string): string => {
  const lines = raw.split('\n');
  return lines
    .map((line, at) => (at === 0 ? line : line.trimStart()))
    .map((line, at) => (at === lines.length - 1 ? line : line.trimEnd()))
    .filter(Boolean)
    .join(' ');
};

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
type Edit = { readonly start: number; readonly end: number; readonly code: string };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Elements and components whose content must stay plain text. */
const plainContent = new Set(['option', 'title', 'textarea', 'Prose']);
/**
 * Syntax that is no text of a page: types, import paths, property names, and attributes, except
 * those that a component shows as text.
 */
const passedOver = /^(TS(?!As|Satisfies|NonNull).*|Import.*|Export(All|Specifier).*)$/;
const shownAttributes = new Set(['title', 'what', 'next', 'help', 'none', 'empty', 'consequence']);

const asCode = (text: string): string => JSON.stringify(text).replaceAll(BREAK, '\\u200b');
/** The code that registers a text's breaks; null for a text of one phrase. */
const registered = (text: string): string | null => {
  const parts = phrasesOf(text);
  return parts.length > 1 ? `/* @__PURE__ */ ourText(${asCode(parts.join(BREAK))})` : null;
};

/** Texts with fewer phrases are short labels, which stay on one line. */
const PHRASES_MIN = 3;
const isSentence = (text: string): boolean => japanese.test(text) && phrasesOf(text).length >= PHRASES_MIN;

const editsBelow = (node: Node, parent: Node | null): Edit[] => {
  if (passedOver.test(node.type)) return [];
  if (node.type === 'JSXText') {
    const text = textOfJsx(node.value as string);
    const code = japanese.test(text) && !text.includes('&') ? registered(text) : null;
    return code ? [{ ...node, code: `<OurPhrases>{${code}}</OurPhrases>` }] : [];
  }
  if (node.type === 'Literal' && typeof node.value === 'string') {
    if (parent?.type === 'ExpressionStatement' || !isSentence(node.value)) return [];
    const code = registered(node.value) as string;
    return [{ ...node, code: parent?.type === 'JSXAttribute' ? `{${code}}` : code }];
  }
  if (node.type === 'JSXAttribute' && isNode(node.value) && node.value.type === 'Literal')
    return shownAttributes.has((node.name as { name: string }).name) ? editsBelow(node.value, node) : [];
  if (node.type === 'JSXElement') {
    const { name } = node.openingElement as { name: { name?: string } };
    if (plainContent.has(name.name ?? '')) return editsBelow(node.openingElement as Node, node);
  }
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'key' && node.type === 'Property' && !node.computed
      ? []
      : (Array.isArray(value) ? value : [value]).flatMap((child) => (isNode(child) ? editsBelow(child, node) : [])),
  );
};

/**
 * Splits the Japanese texts of a source into phrases. A text between tags becomes `<Phrases>`; a
 * sentence in an expression is registered, so that `<Phrases>` finds its breaks. The values of
 * expressions do not change.
 */
export const withPhrases = (code: string, lang: 'ts' | 'tsx'): string => {
  if (!japanese.test(code)) return code;
  const edits = editsBelow(parseAst(code, { lang }) as unknown as Node, null).sort((a, b) => a.start - b.start);
  if (edits.length === 0) return code;
  const pieces = edits.map(({ start, code: text }, at) => code.slice(edits[at - 1]?.end ?? 0, start) + text);
  // Separate names, since a module may import both itself.
  const imports = lang === 'tsx' ? "import { Phrases as OurPhrases } from '#web/shared/ui/phrases.tsx';" : '';
  return `import { brokenText as ourText } from '#web/shared/ui/phraseBreak.ts';${imports}${pieces.join('')}${code.slice(edits.at(-1)?.end)}`;
};

const root = fileURLToPath(new URL('..', import.meta.url));
/**
 * The files with texts for phones. Excluded are the office (wide screens), legal documents (prose),
 * and tables of errors, which load with the first page. `ui/phrase...` contains the code of this
 * feature itself.
 */
export const covered =
  /^(web\/src\/(app|entities|features|routing|shared\/(ui|forms|search))\/|domain\/(work\/(offer|entry)\/|talk\/words\/|work\/deal\/(changeEvents|sharedEvents|proxyLabels)\.))/;
const uncovered = /legal\/documents\/|shared\/ui\/phrase|\.test\.tsx?$/;

/** For phones without `word-break: auto-phrase`. */
export const phraseBreaks = (): Plugin => ({
  name: 'phrase-breaks',
  enforce: 'pre',
  transform(code, id) {
    const file = id.startsWith(root) ? (id.slice(root.length).split('?')[0] as string) : '';
    if (!covered.test(file) || uncovered.test(file) || !/\.tsx?$/.test(file)) return null;
    const broken = withPhrases(code, file.endsWith('x') ? 'tsx' : 'ts');
    return broken === code ? null : { code: broken, map: null };
  },
});
