import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { castingFor, wantedCast } from '#web/entities/job/castingFor.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/session.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

type State = { readonly jobId: string; readonly title: string; readonly pending: boolean } | null;

/** The page after a job was posted. */
export default function JobAddDoneScreen() {
  const state = useLocation().state as State;
  const uid = useUid();
  const [cast] = useState(wantedCast(uid).read);
  useEffect(() => {
    wantedCast(uid).forget();
    if (state) castingFor(uid).write(state.jobId);
  }, [uid, state]);
  return (
    <DoneMessage
      what={state ? `「${state.title}」を掲載しました。` : 'お仕事を掲載しました。'}
      next="気になるキャストに、このお仕事の問い合わせやオファーを送れます。"
      pending={state?.pending ?? false}
      main={
        cast
          ? { to: href('clientTalentOffer', { talentId: cast.id }), label: `${cast.name}さんに問い合わせる` }
          : { to: href('clientHome'), label: 'キャストをさがす' }
      }
      other={
        state
          ? { to: href('clientOwnJob', { jobId: state.jobId }), label: '掲載したお仕事を見る' }
          : { to: href('clientOwnJobs'), label: '掲載したお仕事の一覧へ' }
      }
    />
  );
}
