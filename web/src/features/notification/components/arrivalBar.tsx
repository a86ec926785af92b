import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { diffInWords } from '#domain/work/deal/changeWords.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useNewestNotice } from '../queries/notices.ts';
import { wordingOf } from '../wording.ts';
import css from './arrivalBar.module.css';

/** Brings into sight what a notification is about: its part of the open page, or the decision. */
const show = (part: string | undefined) =>
  (part ? document.getElementById(part) : document.querySelector('[data-decision]'))?.scrollIntoView({ block: 'center' });

export default function ArrivalBar({ onDone }: { readonly onDone: () => void }) {
  const { pathname } = useLocation();
  const { row: notice } = useNewestNotice();
  const wording = notice && notice.openedAt === null ? wordingOf(notice) : undefined;
  const isLost = notice === null || (notice !== undefined && wording === undefined);
  // A notification that is opened elsewhere, or of an unknown kind, is not told.
  useEffect(() => {
    if (isLost) onDone();
  }, [isLost, onDone]);
  if (!notice || !wording) return null;
  const [page, part] = wording.to.split('#');
  const isHere = page === pathname;
  return (
    <div className={css.bar} role="status">
      <p>
        <b>{wording.title}</b>
        <span className="figures">{[notice.job.title, notice.diff && diffInWords(notice.diff)].filter(Boolean).join('・')}</span>
      </p>
      <Link
        to={wording.to}
        onClick={(event) => {
          if (isHere) {
            event.preventDefault();
            show(part);
          }
          onDone();
        }}
      >
        {isHere ? '見る' : '確認する'}
      </Link>
      <button type="button" aria-label="このお知らせを閉じる" onClick={onDone}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
