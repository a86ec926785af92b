import { longTime } from '#domain/kernel/format/times.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { useNow } from '#web/shared/format/now.ts';
import css from './table.module.css';

/** On paper only: the name of the sheet if no heading has it, the print time and the member. */
export const PrintHead = ({ title }: { readonly title?: string }) => {
  const session = useSession();
  const now = useNow();
  return (
    <header className={css.printed}>
      {title ? <h2>{title}</h2> : null}
      <p>
        印刷：{longTime(now)}　{session.kind === 'user' ? session.email : ''}
      </p>
    </header>
  );
};

/** On paper only: says that rows are missing, and how to print them. */
export const PrintedPart = ({ rows }: { readonly rows: number }) => (
  <p className={css.printed}>はじめの{rows}件だけを印刷しています。残りは、「もっと見る」で表示すると印刷できます。</p>
);
