import { useState } from 'react';
import { since } from '#domain/kernel/format/times.ts';
import type { JobDraftDocument } from '#projections/job/jobDrafts.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useNow } from '#web/shared/format/now.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Row } from '#web/shared/ui/stack.tsx';
import { jobFormAddress } from '../jobFormAddress.ts';
import { useJobDrafts } from '../queries/jobDrafts.ts';
import { keptJob } from '../useJobInput.ts';
import css from './jobDrafts.module.css';

const titleOf = ({ title }: JobDraftDocument) => title || '（タイトル未入力）';

const DiscardDialog = ({ draft, onClose }: { readonly draft: JobDraftDocument; readonly onClose: () => void }) => {
  const uid = useUid();
  // The live list removes the row.
  const { send } = useCommand({ callable: 'jobs', type: 'discardDraft', shownBy: () => null });
  return (
    <CommandDialog
      title="下書きを破棄しますか？"
      confirmLabel="破棄する"
      ends
      send={() => send({ jobId: draft.id }).then(keptJob(uid, draft.id).forget)}
      onClose={onClose}
    >
      <p>「{titleOf(draft)}」の下書きを破棄します。元に戻せません。</p>
    </CommandDialog>
  );
};

export const JobDrafts = () => {
  const { rows: drafts } = useJobDrafts();
  const [discarded, setDiscarded] = useState<JobDraftDocument | null>(null);
  const now = useNow();
  if (drafts.length === 0) return null;
  return (
    <Card title="下書き">
      <ul className={css.list}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <div>
              <strong>{titleOf(draft)}</strong>
              <p className="figures">保存：{since(draft.updatedAt, now)}</p>
            </div>
            <Row>
              <LinkButton to={jobFormAddress('clientJobAdd', draft.id)} variant="outlined" label={`「${titleOf(draft)}」の続きを書く`}>
                続きを書く
              </LinkButton>
              <Button variant="text" aria-label={`「${titleOf(draft)}」を破棄`} onClick={() => setDiscarded(draft)}>
                破棄
              </Button>
            </Row>
          </li>
        ))}
      </ul>
      {discarded ? <DiscardDialog draft={discarded} onClose={() => setDiscarded(null)} /> : null}
    </Card>
  );
};
