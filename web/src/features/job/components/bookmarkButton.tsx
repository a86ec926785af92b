import { useState } from 'react';
import { commandErrorOf } from '#web/shared/data/commandError.ts';
import { showToast } from '#web/shared/ui/toast.ts';
import { useBookmark } from '../commands/bookmark.ts';
import css from './bookmarkButton.module.css';

type Props = { readonly jobId: string; readonly title: string; readonly bookmarked: boolean };

/** The bookmark of a job: shows at once what was pressed, and comes back when it could not be kept. */
export const BookmarkButton = ({ jobId, title, bookmarked }: Props) => {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { mutateAsync, isPending } = useBookmark(jobId);
  // The list has caught up: it is the truth again, also about what other devices do.
  if (wanted !== null && wanted === bookmarked && !isPending) setWanted(null);
  const shown = wanted ?? bookmarked;
  const toggle = async () => {
    if (isPending) return;
    setWanted(!shown);
    try {
      await mutateAsync(!shown);
    } catch (failure) {
      setWanted(null);
      showToast(commandErrorOf(failure).message);
    }
  };
  return (
    <button type="button" className={css.button} aria-pressed={shown} aria-label={`「${title}」をブックマーク`} onClick={toggle}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M6 4h12v16l-6-4.500L6 20z" strokeWidth="1.8" strokeLinejoin="round" />
      </svg>
    </button>
  );
};
