import { useLocation } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

type State = { readonly jobId: string; readonly title: string; readonly pending: boolean } | null;

/** After a job was posted. */
export default function JobAddDoneScreen() {
  const state = useLocation().state as State;
  return (
    <DoneMessage
      what={state ? `「${state.title}」を掲載しました。` : 'お仕事を掲載しました。'}
      next="気になるキャストに、このお仕事の問い合わせやオファーを送れます。"
      pending={state?.pending ?? false}
      main={{ to: href('clientHome'), label: 'キャストをさがす' }}
      other={
        state
          ? { to: href('clientOwnJob', { jobId: state.jobId }), label: '掲載したお仕事を見る' }
          : { to: href('clientOwnJobs'), label: '掲載したお仕事の一覧へ' }
      }
    />
  );
}
