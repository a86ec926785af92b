import { useState } from 'react';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { fileText } from '#web/shared/data/platform/csvFiles.ts';
import { studentsWith } from './queries/students.ts';
import { changesOf, type Effect, effectOf, type RosterLine, rosterOf } from './roster.ts';

/** A line with its effect and the version of its entry (0: none). */
export type PlannedLine = RosterLine & {
  readonly id: string;
  readonly effect: Effect | null;
  readonly changes: ReturnType<typeof changesOf>;
  readonly version: number;
};
/** A file and its effects; `head`: its own headings. */
export type RosterPlan = { readonly name: string; readonly head: readonly string[]; readonly lines: readonly PlannedLine[] };

type Import =
  | { readonly stage: 'empty'; readonly fault: string | null }
  | { readonly stage: 'reading' }
  | { readonly stage: 'planned'; readonly plan: RosterPlan };

const planned = async (file: File): Promise<Import> => {
  const text = fileText(await file.arrayBuffer());
  if (text === null) return { stage: 'empty', fault: '文字コードを判別できませんでした。UTF-8またはShift_JISで保存してください。' };
  const { csvRecords } = await import('#domain/kernel/format/csv.ts');
  const roster = rosterOf(csvRecords(text), Date.now());
  if ('fault' in roster) return { stage: 'empty', fault: roster.fault };
  const known = await studentsWith(roster.lines.flatMap((line) => (line.faults === null ? [line.trainee.taCode] : [])));
  const lines = roster.lines.map((line): PlannedLine => {
    const id = String(line.line);
    if (line.faults !== null) return { ...line, id, effect: null, changes: [], version: 0 };
    const before = known.get(line.trainee.taCode);
    const changes = before ? changesOf(line.trainee, before) : [];
    return { ...line, id, effect: effectOf(line.trainee, before), changes, version: before?.version ?? 0 };
  });
  return { stage: 'planned', plan: { name: file.name, head: roster.head, lines } };
};

export const useRosterImport = () => {
  const [current, setCurrent] = useState<Import>({ stage: 'empty', fault: null });
  const read = async (file: File): Promise<void> => {
    setCurrent({ stage: 'reading' });
    try {
      setCurrent(await planned(file));
    } catch (error) {
      setCurrent({ stage: 'empty', fault: commandErrorOf(error).message });
    }
  };
  return { current, read, clear: () => setCurrent({ stage: 'empty', fault: null }) };
};
