import { LikeButton } from '#web/features/favorite/public.ts';

type Props = { readonly jobId: string; readonly title: string; readonly bookmarked: boolean };

/** The talent's bookmark of a job. */
export const BookmarkButton = ({ jobId, title, bookmarked }: Props) => (
  <LikeButton kind="job" targetId={jobId} label={`「${title}」をブックマーク`} liked={bookmarked} />
);
