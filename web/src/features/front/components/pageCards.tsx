import { frontAddresses } from '#domain/talk/front/addresses.ts';
import { shownOfCast, shownOfJob } from '#domain/talk/front/shown.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useNow } from '#web/shared/format/now.ts';
import { canOpenCastPage, canOpenJobPage } from '../canOpen.ts';
import { PublicPageCard } from './publicPageCard.tsx';

export const JobPageCard = ({ job }: { readonly job: Job }) => {
  const { id: jobId, title, pageOpenedAt } = job;
  const command = { callable: 'jobs', shownBy: () => `jobs/${jobId}`, again: true } as const;
  const open = useCommand<{ readonly jobId: string }>({ ...command, type: 'openPage' });
  const close = useCommand<{ readonly jobId: string }>({ ...command, type: 'closePage' });
  const takesEntries = canOpenJobPage(job, useNow());
  if (pageOpenedAt === null && !takesEntries) return null;
  return (
    <PublicPageCard
      openedAt={pageOpenedAt}
      path={frontAddresses.job(jobId)}
      title={title}
      shown={Object.values(shownOfJob)}
      hidden="連絡先、くわしい場所、条件書は表示されません。"
      lead="お仕事の内容を、登録していない方にも見せられるページです。リンクをSNSやメールで送り、キャストを募集できます。"
      pausedBy={takesEntries ? null : '募集が終了しているため、今は表示されていません。'}
      open={() => open.send({ jobId })}
      close={() => close.send({ jobId })}
    />
  );
};

type Props = {
  readonly cast: Talent;
  /** `YYYY-MM-DD`; undefined while it is read. */
  readonly birthday: string | null | undefined;
};

/** A cast's own public page; hidden while it is neither open nor can be opened. */
export const CastPageCard = ({ cast, birthday }: Props) => {
  const { id, name, pageOpenedAt, isPublished } = cast;
  const now = useNow();
  const command = { callable: 'talents', shownBy: () => `talents/${id}`, again: true } as const;
  const open = useCommand<object>({ ...command, type: 'openPage' });
  const close = useCommand<object>({ ...command, type: 'closePage' });
  if (pageOpenedAt === null && (birthday === undefined || !canOpenCastPage(cast, birthday, now))) return null;
  return (
    <PublicPageCard
      openedAt={pageOpenedAt}
      path={frontAddresses.cast(id)}
      title={name}
      shown={Object.values(shownOfCast)}
      hidden="連絡先、生年月日、SNS、予定、評価は表示されません。"
      lead="プロフィールの一部を、登録していない方にも見せられるページです。リンクをSNSやメールで送れます。作れるのは18歳以上の方です。"
      pausedBy={isPublished ? null : 'プロフィールが公開されていないため、今は表示されていません。'}
      open={() => open.send({})}
      close={() => close.send({})}
    />
  );
};
