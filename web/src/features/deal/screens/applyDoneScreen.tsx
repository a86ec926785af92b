import { useLocation } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

type State = { readonly entryId: string; readonly title: string; readonly pending: boolean } | null;

/** The page after an entry: what happens next, and a link to follow it. */
export default function ApplyDoneScreen() {
  const state = useLocation().state as State;
  return (
    <DoneMessage
      what={state ? `「${state.title}」にエントリーしました。` : 'エントリーしました。'}
      next="事務局が内容を確認します。承認のあと、クライアントが選考し、結果をお知らせします。"
      pending={state?.pending ?? false}
      main={{ to: state ? href('talentEntry', { entryId: state.entryId }) : href('talentEntries'), label: 'エントリーの状況を見る' }}
      other={{ to: href('talentJobs'), label: 'ほかのお仕事をさがす' }}
    />
  );
}
