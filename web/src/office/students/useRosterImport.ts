import { useRef, useState } from 'react';
import { commandErrorOf } from '#web/shared/data/commandError.ts';
import { sendCommand } from '#web/shared/data/sendCommand.ts';
import { studentsWith } from './queries/students.ts';
import { changesOf, type Effect, effectOf, type RosterLine, rosterOf } from './roster.ts';
import { textOf } from './rosterText.ts';

/** A line with what it would do to the place at its version (0: there is none); its command's id stays the same however often it is sent. */
export type PlannedLine = RosterLine & {
  readonly effect: Effect | null;
  readonly changes: ReturnType<typeof changesOf>;
  readonly version: number;
  readonly commandId: string;
};
export type Outcome = { readonly done: boolean; readonly text: string };

export type Import =
  | { readonly stage: 'empty'; readonly fault: string | null }
  | { readonly stage: 'reading' }
  | {
      readonly stage: 'preview' | 'sending' | 'done';
      readonly name: string;
      /** The file's own headings. */
      readonly head: readonly string[];
      readonly lines: readonly PlannedLine[];
      /** By line of the file. */
      readonly outcomes: ReadonlyMap<number, Outcome>;
    };

const commands = { register: 'register', change: 'change', compare: 'change' } as const satisfies Record<Effect, string>;
const outcomeText = (effect: Effect, changed: boolean): string => {
  if (!changed) return '変更はありません';
  return effect === 'register' ? '登録しました' : '変更しました';
};
const PAUSE_MS = 1_000;

/** Sends a line; waits where the server asks for it. Never throws: what went wrong is the line's outcome. */
const outcomeOf = async (planned: PlannedLine): Promise<Outcome | null> => {
  const { effect, commandId } = planned;
  if (planned.faults !== null || effect === null) return null;
  for (;;) {
    try {
      const answer = await sendCommand('students', { commandId, type: commands[effect], ...planned.trainee });
      return { done: true, text: outcomeText(effect, answer.version > planned.version) };
    } catch (error) {
      const { code, message } = commandErrorOf(error);
      if (code !== 'too-many-requests') return { done: false, text: message };
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
  }
};

const plan = async (file: File): Promise<Import> => {
  const text = textOf(await file.arrayBuffer());
  if (text === null) return { stage: 'empty', fault: '文字コードを判別できませんでした。UTF-8またはShift_JISで保存してください。' };
  const { csvRecords } = await import('#domain/format/csv.ts');
  const roster = rosterOf(csvRecords(text), Date.now());
  if ('fault' in roster) return { stage: 'empty', fault: roster.fault };
  const known = await studentsWith(roster.lines.flatMap((line) => (line.faults === null ? [line.trainee.taCode] : [])));
  const lines = roster.lines.map((line): PlannedLine => {
    const commandId = crypto.randomUUID();
    if (line.faults !== null) return { ...line, effect: null, changes: [], version: 0, commandId };
    const before = known.get(line.trainee.taCode);
    const changes = before ? changesOf(line.trainee, before) : [];
    return { ...line, effect: effectOf(line.trainee, before), changes, version: before?.version ?? 0, commandId };
  });
  return { stage: 'preview', name: file.name, head: roster.head, lines, outcomes: new Map() };
};

/** A roster file on its way in: read and compared first, sent line by line only when somebody says so; what failed can be sent again. */
export const useRosterImport = () => {
  const [current, setCurrent] = useState<Import>({ stage: 'empty', fault: null });
  const busy = useRef(false);
  const read = async (file: File): Promise<void> => {
    setCurrent({ stage: 'reading' });
    try {
      setCurrent(await plan(file));
    } catch (error) {
      setCurrent({ stage: 'empty', fault: commandErrorOf(error).message });
    }
  };
  const send = async (): Promise<void> => {
    if (busy.current || !('lines' in current)) return;
    busy.current = true;
    let outcomes = current.outcomes;
    for (const line of current.lines) {
      if (outcomes.get(line.line)?.done) continue;
      const outcome = await outcomeOf(line);
      if (outcome) outcomes = new Map(outcomes).set(line.line, outcome);
      setCurrent({ ...current, stage: 'sending', outcomes });
    }
    setCurrent({ ...current, stage: 'done', outcomes });
    busy.current = false;
  };
  return { current, read, send, clear: () => setCurrent({ stage: 'empty', fault: null }) };
};
