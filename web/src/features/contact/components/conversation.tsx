import type { ReactNode } from 'react';
import { longTime, shortTime } from '#domain/kernel/format/times.ts';
import type { ContactLine } from '#domain/talk/contact/conversation.ts';
import css from './conversation.module.css';

type Props<Line> = {
  readonly lines: readonly Line[];
  /** The author whose messages are on the right. */
  readonly own: ContactLine['by'];
  readonly nameOf: (line: Line) => ReactNode;
};

export const Conversation = <Line extends ContactLine>({ lines, own, nameOf }: Props<Line>) => (
  <ol className={css.lines} aria-label="やり取り">
    {lines.map((line) => {
      const { number, by, text, createdAt } = line;
      return (
        <li key={number} className={by === own ? `${css.line} ${css.own}` : css.line}>
          <p className={css.who}>
            {nameOf(line)}{' '}
            <time className="figures" dateTime={new Date(createdAt).toISOString()} title={longTime(createdAt)}>
              {shortTime(createdAt)}
            </time>
          </p>
          <p className={text === null ? `${css.text} ${css.erased}` : css.text}>{text ?? '退会により消去されました'}</p>
        </li>
      );
    })}
  </ol>
);
