import { Link } from 'react-router-dom';
import { lastChosenJob } from '#web/entities/job/lastChosenJob.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';

type Props = { readonly jobId: string; readonly to: string; readonly words: string };

/** A button to a search for a job, which becomes the default job of offers. */
export const SearchLink = ({ jobId, to, words }: Props) => {
  const uid = useUid();
  return (
    <Link to={to} className={buttonClass({ fullWidth: true })} onClick={() => lastChosenJob(uid).write(jobId)}>
      {words}
    </Link>
  );
};
