import { LikeButton } from '#web/entities/favorite/likeButton.tsx';

type Props = { readonly jobId: string; readonly title: string; readonly bookmarked: boolean };

/** The talent's bookmark of a job. */
export const BookmarkButton = ({ jobId, title, bookmarked }: Props) => (
  <LikeButton kind="job" targetId={jobId} label={`「${title}」をブックマーク`} liked={bookmarked} />
);
