import { longTime } from '#domain/kernel/format/times.ts';
import css from './develop.module.css';
import type { CaughtMail } from './localStack.ts';

const address = /(https?:\/\/\S+)/;

/** A mail's text with clickable links. */
const LinkedText = ({ text }: { readonly text: string }) =>
  text.split(address).map((piece, index) =>
    address.test(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <a key={index} href={piece}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );

/** A caught mail with its links. */
export const MailItem = ({ mail: { to, subject, text, receivedAt } }: { readonly mail: CaughtMail }) => (
  <details>
    <summary>
      {subject}
      <span className={`${css.soft} figures`}>
        {' '}
        {to}・{longTime(receivedAt)}
      </span>
    </summary>
    <p className={css.text}>
      <LinkedText text={text} />
    </p>
  </details>
);
