import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type FavoriteTarget, favoriteIdOf } from '#domain/work/favorite/target.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { failedPress } from '#web/shared/data/commands/commandError.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { waitForVersion } from '#web/shared/data/commands/waitForVersion.ts';
import { showToast } from '#web/shared/ui/toast.ts';
import css from './likeButton.module.css';

const collections = { talent: 'likedTalents', job: 'likedJobs' } as const;

/** Each press is a separate command, so on, off and on are three. */
const useLike = ({ kind, targetId }: FavoriteTarget) => {
  const uid = useUid();
  return useMutation({
    mutationFn: async (wanted: boolean) => {
      const command = { commandId: crypto.randomUUID(), type: wanted ? 'like' : 'unlike', kind, targetId };
      const { version } = await sendCommand('favorites', command);
      // A removed like has no document to wait for; the live list removes it.
      if (wanted) await waitForVersion(`${collections[kind]}/${favoriteIdOf(uid, targetId)}`, version);
    },
  });
};

const marks = {
  talent: 'M12 20.500 4.600 13a4.800 4.800 0 0 1 6.800-6.800l.6.6.6-.6a4.800 4.800 0 0 1 6.800 6.800z',
  job: 'M6 4h12v16l-6-4.500L6 20z',
} as const;

type Props = FavoriteTarget & {
  readonly label: string;
  readonly liked: boolean;
  /** Over a picture it has its own background. */
  readonly overPicture?: boolean;
};

export const LikeButton = ({ kind, targetId, label, liked, overPicture = false }: Props) => {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { mutateAsync, isPending } = useLike({ kind, targetId });
  // The list now has the press, so it decides again, also for changes from other devices.
  if (wanted !== null && wanted === liked && !isPending) setWanted(null);
  const shown = wanted ?? liked;
  const toggle = async () => {
    if (isPending) return;
    setWanted(!shown);
    try {
      await mutateAsync(!shown);
    } catch (failure) {
      setWanted(null);
      showToast(failedPress(failure));
    }
  };
  return (
    <button
      type="button"
      className={`${css.button} ${css[kind]} ${overPicture ? css.overPicture : ''}`}
      aria-pressed={shown}
      aria-label={label}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={marks[kind]} strokeWidth="1.8" strokeLinejoin="round" />
      </svg>
    </button>
  );
};
