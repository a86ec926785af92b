import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Shortlist } from '#projections/shortlist/shortlists.schema.ts';
import { useJob } from '#web/entities/job/job.ts';
import { href } from '#web/routing/href.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { MoreMenu } from '#web/shared/ui/moreMenu.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useListCommand } from '../shortlists.ts';
import { ListDialog } from './listDialog.tsx';
import css from './shortlist.module.css';

const ListEstimate = lazyPart(async () => (await import('./listEstimate.tsx')).ListEstimate);

const acts = {
  archive: {
    label: 'リストをしまう',
    title: 'リストをしまいますか？',
    confirm: 'しまう',
    ends: false,
    text: 'しまったリストは変更できません。いつでも戻せます。',
    done: 'リストをしまいました',
  },
  restore: {
    label: 'リストを戻す',
    title: 'リストを戻しますか？',
    confirm: '戻す',
    ends: false,
    text: 'また変更できるようになります。',
    done: 'リストを戻しました',
  },
  delete: {
    label: 'リストを削除する',
    title: 'リストを削除しますか？',
    confirm: '削除する',
    ends: true,
    text: 'リストとメモは元に戻せません。',
    done: 'リストを削除しました',
  },
} as const;
type ActName = keyof typeof acts;

const ActDialog = ({ act, listId, onClose }: { readonly act: ActName; readonly listId: string; readonly onClose: () => void }) => {
  const { title, confirm, ends, text, done } = acts[act];
  const { send } = useListCommand(act, listId);
  const navigate = useNavigate();
  return (
    <CommandDialog
      title={title}
      confirmLabel={confirm}
      ends={ends}
      send={() => send({ listId })}
      done={done}
      {...(ends && { onDone: () => navigate(href('clientShortlists'), { replace: true }) })}
      onClose={onClose}
    >
      <p>{text}</p>
    </CommandDialog>
  );
};

const JobOfList = ({ jobId }: { readonly jobId: string }) => {
  const { job } = useJob(jobId);
  return job ? (
    <p className={css.soft}>
      お仕事：<Link to={href('clientOwnJob', { jobId })}>{job.title}</Link>
    </p>
  ) : null;
};

export const ListHead = ({ list }: { readonly list: Shortlist }) => {
  const { id, title, jobId, talentIds, archivedAt } = list;
  const [act, setAct] = useState<ActName | 'edit' | 'estimate' | null>(null);
  const close = () => setAct(null);
  const isOpen = archivedAt === null;
  const open = (['archive', 'restore', 'delete'] as const).filter((name) => name === 'delete' || (name === 'archive') === isOpen);
  return (
    <header className={css.head}>
      <div>
        <h2 className={css.title}>{title}</h2>
        {jobId ? <JobOfList jobId={jobId} /> : null}
      </div>
      <div className={css.acts}>
        {/* An empty list leads to the search below, and has nothing to print. */}
        {isOpen && talentIds.length > 0 ? (
          <LinkButton variant="outlined" to={href('clientHome')}>
            キャストをさがす
          </LinkButton>
        ) : null}
        {talentIds.length > 0 ? (
          <>
            <LinkButton variant="outlined" to={href('clientShortlistPrint', { id })}>
              資料を印刷
            </LinkButton>
            <Button variant="outlined" onClick={() => setAct('estimate')}>
              見積書を作る
            </Button>
          </>
        ) : null}
        <MoreMenu
          about="このリスト"
          items={[
            ...(isOpen ? [{ key: 'edit', label: '名前とお仕事を変更する', onSelect: () => setAct('edit') }] : []),
            ...open.map((name) => ({ key: name, label: acts[name].label, onSelect: () => setAct(name) })),
          ]}
        />
      </div>
      {isOpen ? null : <Notice>しまったリストです。変更するには、メニューからリストを戻してください。</Notice>}
      {act === 'edit' ? <ListDialog list={list} onClose={close} /> : null}
      {act === 'estimate' ? <ListEstimate title={title ?? ''} jobId={jobId} talentIds={talentIds} onClose={close} /> : null}
      {act && act !== 'edit' && act !== 'estimate' ? <ActDialog act={act} listId={id} onClose={close} /> : null}
    </header>
  );
};
