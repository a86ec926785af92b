import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import { birthdayAsOf } from '#domain/kernel/birthday.ts';
import { officeDate, officeDateForms } from '#domain/kernel/calendar/officeDates.ts';
import { type CsvCell, type CsvRecord, withoutGuard } from '#domain/kernel/format/csv.ts';
import { messages, normalizeKana, normalizeName, normalizeText } from '#domain/kernel/validation.ts';
import type { StudentProfile } from '#domain/people/student/fields.ts';
import { registration } from '#domain/people/student/fields.ts';
import type { OfficeStudent } from '#projections/student/officeStudents.schema.ts';
import { fieldName } from '../list/fieldName.ts';

/** The limit of lines per file; each is one command. */
export const LINES_MAX = 500;

const fields = ['taCode', 'name', 'kana', 'birthday', 'belongingTo'] as const;
type Field = (typeof fields)[number];
const columnOf = (field: Field): string => fieldName('student', field);
export const columns = fields.map(columnOf);

type Trainee = StudentProfile & { readonly taCode: string };
type ReadLine = { readonly trainee: Trainee; readonly faults: null } | { readonly shown: string; readonly faults: readonly string[] };
export type RosterLine = ReadLine & CsvRecord;
/** `head`: the file's own headings. */
export type Roster = { readonly head: readonly string[]; readonly lines: readonly RosterLine[] } | { readonly fault: string };

const groupOf = (cell: string): number => {
  const text = normalizeText(cell);
  const named = Object.entries(agencyGroupLabels).find(([, label]) => normalizeText(label) === text);
  return Number(named?.[0] ?? text);
};

const faultOf = (field: Field, message: string): string => {
  const column = columnOf(field);
  if (field === 'birthday' && message === messages.format) return `${column}：${officeDateForms} のように入力してください`;
  return field === 'belongingTo' ? `${column}：1〜5の番号、または所属グループ名で入力してください` : `${column}：${message}`;
};

const lineOf = (now: number, [taCode = '', name = '', kana = '', birthday = '', group = '']: readonly string[]): ReadLine => {
  const asked = {
    taCode: normalizeText(taCode).toUpperCase(),
    name: normalizeName(name),
    kana: normalizeKana(kana),
    birthday: officeDate(birthday) ?? birthday,
    belongingTo: groupOf(group),
  };
  const parsed = registration.extend({ birthday: birthdayAsOf(() => now) }).safeParse(asked);
  if (!parsed.success) {
    // The first error of a field is enough.
    const first = new Map(parsed.error.issues.toReversed().map(({ path, message }) => [path[0], message]));
    const named = fields.filter((field) => first.has(field));
    return { shown: asked.taCode, faults: named.map((field) => faultOf(field, first.get(field) ?? '')) };
  }
  return { trainee: parsed.data, faults: null };
};

/** Headings in any order, then one trainee per line. The second with the same code is an error. */
export const rosterOf = (read: readonly CsvRecord[], now: number): Roster => {
  const [head, ...records] = read;
  const places = columns.map((column) => head?.cells.findIndex((cell) => normalizeText(cell) === column) ?? -1);
  const missing = columns.filter((_, index) => places[index] === -1);
  if (!head || missing.length > 0) return { fault: `1行目に見出し（${missing.join('、')}）が必要です。` };
  if (records.length === 0) return { fault: '見出しのほかに行がありません。' };
  if (records.length > LINES_MAX)
    return { fault: `一度に取り込めるのは${LINES_MAX}行までです（このファイルは${records.length}行）。分けて取り込んでください。` };
  const seen = new Map<string, number>();
  const lines = records.map((record): RosterLine => {
    const read = lineOf(
      now,
      places.map((place) => withoutGuard(record.cells[place] ?? '')),
    );
    if (read.faults !== null) return { ...record, ...read };
    const { taCode } = read.trainee;
    const before = seen.get(taCode);
    if (before !== undefined) return { ...record, shown: taCode, faults: [faultOf('taCode', `${before}行目と同じです`)] };
    seen.set(taCode, record.line);
    return { ...record, ...read };
  });
  return { head: head.cells, lines };
};

const REASON = '取り込めない理由';

/** The original cells and an error column, without the error column of an earlier file. */
export const faultRows = (
  head: readonly string[],
  lines: readonly { readonly cells: readonly string[]; readonly reason: string }[],
): CsvCell[][] => {
  const kept = head.flatMap((cell, at) => (cell === REASON ? [] : [at]));
  return [
    [...kept.map((at) => head[at] ?? ''), REASON],
    ...lines.map(({ cells, reason }) => [...kept.map((at) => withoutGuard(cells[at] ?? '')), reason]),
  ];
};

/** `compare`: no visible change; only the server knows whether the birthday differs. */
export type Effect = 'register' | 'change' | 'compare';

const compared = ['name', 'kana', 'belongingTo'] as const;

/** The visible changes of a line: column, before, after. The server compares the birthday. */
export const changesOf = (
  trainee: Trainee,
  known: OfficeStudent,
): { readonly column: string; readonly before: string; readonly after: string }[] =>
  compared
    .filter((field) => known[field] !== trainee[field])
    .map((field) => {
      const text = (of: Pick<Trainee, 'name' | 'kana' | 'belongingTo'>) =>
        field === 'belongingTo' ? agencyGroupLabels[of.belongingTo] : of[field];
      return { column: columnOf(field), before: text(known), after: text(trainee) };
    });

export const effectOf = (trainee: Trainee, known: OfficeStudent | undefined): Effect => {
  if (!known) return 'register';
  return changesOf(trainee, known).length === 0 ? 'compare' : 'change';
};
