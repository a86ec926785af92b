import type { ReactNode } from 'react';
import type { Result } from '../data/commands/useManyCommands.ts';
import css from './manyResults.module.css';
import { type ChipTone, StatusChip } from './statusChip.tsx';

export type ResultWords = { readonly done: string; readonly refused: string };

const chipOf = (kind: Exclude<Result['kind'], 'open'>, { done, refused }: ResultWords): { label: string; tone: ChipTone } =>
  (
    ({
      sending: { label: '処理中', tone: 'theirs' },
      done: { label: done, tone: 'good' },
      dealtWith: { label: '処理済み', tone: 'ended' },
      refused: { label: refused, tone: 'warning' },
      again: { label: '通信エラー', tone: 'warning' },
    }) as const
  )[kind];

const ResultLine = ({ result, words }: { readonly result: Result; readonly words: ResultWords }) =>
  result.kind === 'open' ? null : (
    <>
      <StatusChip {...chipOf(result.kind, words)} />
      {'why' in result ? <small>{result.why}</small> : null}
    </>
  );

type Props = {
  readonly label: string;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly about: string;
    /** What the user has to see before the press. */
    readonly warning?: string | undefined;
    /** What helps against the warning. */
    readonly way?: ReactNode;
  }[];
  readonly resultFor: (id: string) => Result;
  readonly words: ResultWords;
};

export const ManyResults = ({ label, rows, resultFor, words }: Props) => (
  <ul className={css.results} aria-label={label}>
    {rows.map(({ id, name, about, warning, way }) => (
      <li key={id}>
        <span>
          {name}
          <small>{about}</small>
          {warning ? (
            <small className={css.warning}>
              {warning}
              {way}
            </small>
          ) : null}
        </span>
        <ResultLine result={resultFor(id)} words={words} />
      </li>
    ))}
  </ul>
);
