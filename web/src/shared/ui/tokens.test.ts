import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const valuesIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name, value]) => [name, value]));
const [lightPart = '', darkPart = ''] = read('./tokens.css').split('prefers-color-scheme: dark');
const light = valuesIn(lightPart);
const schemes = { light, dark: { ...light, ...valuesIn(darkPart) } };

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

/** Texts by their backgrounds. */
const texts: Readonly<Record<string, readonly string[]>> = {
  ground: ['ink', 'ink-2', 'ink-3', 'blue-strong', 'bad', 'good', 'warn'],
  surface: ['ink', 'ink-2', 'ink-3', 'blue', 'blue-strong', 'bad', 'good', 'warn'],
  'surface-2': ['ink', 'ink-2', 'ink-3', 'blue-strong'],
  'blue-soft': ['ink', 'ink-2', 'blue-strong'],
  'good-soft': ['ink', 'good'],
  'warn-soft': ['ink', 'ink-2', 'warn', 'blue-strong'],
  'bad-soft': ['ink', 'bad', 'blue-strong'],
  mark: ['mark-ink'],
  sky: ['on-sky'],
  blue: ['on-blue'],
  'blue-strong': ['on-blue'],
  bad: ['on-bad'],
  'bad-strong': ['on-bad'],
  stage: ['on-stage', 'on-stage-2'],
  'stage-2': ['on-stage'],
  ink: ['surface'],
  ...Object.fromEntries([...'abcdef'].map((letter) => [`member-${letter}`, ['ink']])),
};
/** Borders of fields and focus rings. */
const marks: Readonly<Record<string, readonly string[]>> = {
  surface: ['line-strong', 'blue', 'heart'],
  ground: ['line-strong', 'blue'],
};
const pairs = (on: typeof texts) => Object.entries(on).flatMap(([ground, names]) => names.map((name) => [name, ground] as const));

test.each(Object.entries(schemes))('in the %s scheme texts have 4.5:1 and marks 3:1', (_, scheme) => {
  const tooLow = (on: typeof texts, least: number) =>
    pairs(on)
      .map(([name, ground]) => [name, ground, contrast(scheme[name] ?? '', scheme[ground] ?? '')] as const)
      .filter(([, , ratio]) => !(ratio >= least));
  expect([...tooLow(texts, 4.5), ...tooLow(marks, 3)]).toEqual([]);
});

test('the two blues are those of the specification (section 9)', () => {
  expect([light.sky, light.blue]).toEqual(['#5eb9e6', '#0077cb']);
});

const sources = globSync('web/src/**/*.{css,tsx}').filter((path) => !path.endsWith('ui/tokens.css') && !path.endsWith('.test.tsx'));

test('colours are defined in the tokens only', () => {
  // A digit first, or only letters, to exclude imports like `#web/…`.
  const literal = /#[0-9a-f]{3,8}\b(?!\/)|\b(rgb|hsl|oklch|lab|lch|hwb)a?\(|\b(color|background(-color)?|fill|stroke):\s*(white|black)\b/gi;
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(literal)].map(([found]) => `${path}: ${found}`))).toEqual([]);
});

test('every variable in a style sheet is a token or set in the same sheet', () => {
  const known = new Set([...lightPart.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  const unknown = sources.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(/var\(--([\w-]+)\)/g)].flatMap(([, name]) => (known.has(name) ? [] : [`${path}: ${name}`]));
  });
  expect(unknown).toEqual([]);
});

/** xs 0, sm, md, lg, xl, xxl; additional ones for narrow phones and the office's column. */
const breakpoints = [600, 960, 1280, 1920, 2560];
const ours = [360, 1100];

test('style sheets use the specification’s breakpoints (section 9), and two of our own', () => {
  const widths = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(min|max)-width: (\d+)px\)/g)].map(([, end, px]) =>
      end === 'min' ? Number(px) : Number(px) + 1,
    ),
  );
  expect([...new Set(widths)].filter((width) => ![...breakpoints, ...ours].includes(width))).toEqual([]);
  expect(widths).toEqual(expect.arrayContaining(breakpoints));
});
