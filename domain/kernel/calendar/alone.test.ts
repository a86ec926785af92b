import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const CALENDAR = 'domain/kernel/calendar';
const CSV = 'domain/kernel/format/csv.ts';
const folders = ['domain', 'projections', 'functions', 'infra', 'web', 'local', 'bench', 'tests'];
const sources = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
  { cwd: root, exclude: (file) => file === 'node_modules' },
).filter((file) => !file.startsWith(`${CALENDAR}/`));

type Allowed = (file: string) => boolean;
const isTest: Allowed = (file) => file.includes('.test.') || /^(?:tests|domain\/testing)\//.test(file);
const isFormat: Allowed = (file) => file.startsWith('domain/kernel/format/');

/** Code that is not allowed, its replacement, an example, and the files that may contain it. */
const rules: ReadonlyArray<readonly [pattern: RegExp, instead: string, example: string, allowed?: Allowed]> = [
  [/(?<!max-age=)\b(?:86_?400(?:_?000)?|3_?600_?000|604_?800(?:_?000)?)\b/, 'DAY, HOUR', 'at + 86_400_000'],
  [/\b(?:24|60) \* (?:24|60|1_?000|HOUR|MINUTE|hour|minute)\b|\b1_?000 \* 60\b/, 'DAY, HOUR', '2 * 24 * 60 * MINUTE'],
  // Sums of money and timeouts in tests also contain this number.
  [/\b60_000\b/, 'MINUTE', 'at + 60_000', isTest],
  [/\b9 \* (?:3_?600|60)|OFFSET|getTimezoneOffset/, 'jstDate, startOfJstDay', 'at + 9 * 3600'],
  [/Date\.UTC\(/, 'jstInstant, startOfJstDay', 'Date.UTC(2026, 10, 20)'],
  [/\b[gs]et(?:UTC)?(?:FullYear|Month|Date|Day|Hours|Minutes)\(/, 'daysAfter, monthsAfter', 'day.setUTCDate(1)'],
  [/toISOString\(\)\.s(?:lice|plit|ubstr)/, 'jstDate, jstParts', 'now.toISOString().slice(0, 10)', isTest],
  [/\b31, (?:28|29|30), 3/, 'lastOfMonth', '[31, 28, 31, 30]'],
  [/\}T\d\d:|\+09:00/, 'startOfJstDay, jstInstant', "Date.parse(day + 'T00:00+09:00')", isTest],
  [/'Asia\/Tokyo'/, 'TIME_ZONE', "timeZone: 'Asia/Tokyo'", isTest],
  [/\/\^\\d\{4\}-\\d\{2\}/, 'isJstDate, isJstMonth', '/^\\d{4}-\\d{2}-\\d{2}$/'],
  [/['"]日['"], ?['"]月['"]|'Sun', 'Mon'/, 'shortDay, longDate', "['日', '月', '火']"],
  [/from '@?date-fns\b/, CALENDAR, "import { addDays } from 'date-fns/addDays'"],
  [/from 'papaparse'/, CSV, "import Papa from 'papaparse'", (file) => file === CSV],
  [
    /Intl\.\w+Format|\.toLocale\w*String\(/,
    'domain/kernel/format',
    "count.toLocaleString('ja-JP')",
    (file) => isFormat(file) || isTest(file),
  ],
  [/¥\$\{|\}円`/, 'formatYen, yenInText', 'fee}円`', (file) => isFormat(file) || isTest(file)],
];

const faultsIn = (line: string, file: string): string[] =>
  rules.flatMap(([pattern, instead, , allowed]) =>
    pattern.test(line) && !allowed?.(file) ? [`${file}: ${line.trim()} (${instead})`] : [],
  );

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

test.each(rules.map(([, instead, example]) => [example, instead] as const))('%s is found: use %s', (example, instead) => {
  expect(faultsIn(example, 'web/src/some.ts')).toContain(`web/src/some.ts: ${example} (${instead})`);
});

test('only the calendar computes with dates, and only the format modules write dates, money and CSV', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const found = sources.flatMap((file) =>
    withoutComments(readFileSync(`${root}${file}`, 'utf8'))
      .split('\n')
      .flatMap((line) => faultsIn(line, file)),
  );
  expect(found).toEqual([]);
});
