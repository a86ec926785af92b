import type { ContactLine } from '#domain/contact/conversation.ts';
import { longTime, shortTime } from '#domain/format/times.ts';
import css from './conversation.module.css';

type Props = {
  readonly lines: readonly ContactLine[];
  /** Whose words stand at the right. */
  readonly own: ContactLine['by'];
  readonly nameOf: Readonly<Record<ContactLine['by'], string>>;
};

/** What was asked and answered, oldest first. */
export const Conversation = ({ lines, own, nameOf }: Props) => (
  <ol className={css.lines} aria-label="やり取り">
    {lines.map(({ number, by, text, createdAt }) => (
      <li key={number} className={by === own ? `${css.line} ${css.own}` : css.line}>
        <p className={css.who}>
          {nameOf[by]}{' '}
          <time className="figures" dateTime={new Date(createdAt).toISOString()} title={longTime(createdAt)}>
            {shortTime(createdAt)}
          </time>
        </p>
        <p className={text === null ? `${css.text} ${css.erased}` : css.text}>{text ?? '退会により消去されました'}</p>
      </li>
    ))}
  </ol>
);
