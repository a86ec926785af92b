import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type DeskKind, workActOf } from '#domain/office/desk/kinds.ts';
import { type Desk, deskPath, deskSchema } from '#projections/office/desks.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import type { CommandError } from '#web/shared/data/commands/commandError.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { waitForVersion } from '#web/shared/data/commands/waitForVersion.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { useAddressParams } from '#web/shared/search/addressParams.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { showToast, whenOnline } from '#web/shared/ui/toast.ts';
import { NOTE_ACT, useAskedAct } from '../acts/askedAct.ts';
import { Colleague } from '../acts/colleague.tsx';
import { useOfficeKeys } from '../list/officeKeys.ts';
import { listTime } from '../list/texts.ts';
import { useMaySend } from '../roles/roles.tsx';
import { RequestFacts } from './approvalRequest.tsx';
import css from './desk.module.css';
import type { DeskDialogName } from './deskDialogs.tsx';

const DeskDialog = lazy(() => import('./deskDialogs.tsx'));

type Work = { readonly kind: DeskKind; readonly workId: string };
type Props = Work & {
  /** Whether the item waits for the office now; only then can it be assigned and snoozed. */
  readonly waits: boolean;
  /** Whether its list hides snoozed items. */
  readonly canSnooze?: boolean;
};

type AtOnce = { readonly type: string; readonly fields?: object; readonly done: string };

/** Acts without a form: sent at once, undone by their opposite. */
export const useAtOnce = ({ kind, workId }: Work) =>
  useMutation<void, CommandError, AtOnce>({
    mutationFn: async ({ type, fields, done }) => {
      const answer = await sendCommand('desks', { type, kind, workId, ...fields, commandId: crypto.randomUUID() });
      withRefetch(await waitForVersion(deskPath(kind, workId), answer.version));
      showToast(done);
    },
  });

const Notes = ({ desk, uid, onStrike }: { readonly desk: Desk; readonly uid: string | null; readonly onStrike: (id: string) => void }) => (
  <ul className={css.notes} aria-label="メモ">
    {desk.notes.toReversed().map(({ id, by, at, struckAt }) => (
      <li key={id}>
        <p className={struckAt === null ? undefined : css.struck}>{desk.noteWords?.[id] ?? '退会により消去されたメモです。'}</p>
        <small>
          <span>
            <Colleague uid={by} />・{listTime(at)}
            {struckAt === null ? '' : '・取り消し済み'}
          </span>
          {by === uid && struckAt === null ? (
            <Button variant="text" size="small" onClick={() => onStrike(id)}>
              取り消す
            </Button>
          ) : null}
        </small>
      </li>
    ))}
  </ul>
);

/** The keys of the acts, which their buttons show. */
const keyOf: Partial<Record<DeskDialogName, string>> = { note: 'n', assign: 'e', snooze: 's' };

type Parts = Props & { readonly desk: Desk | null };

const DeskCard = ({ kind, workId, waits, canSnooze = false, desk }: Parts) => {
  const uid = useUid();
  const maySend = useMaySend();
  const [chosen, setChosen] = useState<DeskDialogName | null>(null);
  const { mutate, isPending, error } = useAtOnce({ kind, workId });
  const works = maySend(...workActOf(kind));
  const { assigneeId = null, snoozedUntil = null, tags = [], notes = [] } = desk ?? {};
  const choose = (name: DeskDialogName) => whenOnline(() => setChosen(name));
  const open = (name: DeskDialogName, label: string) => (
    <Button variant="text" size="small" onClick={() => choose(name)} aria-keyshortcuts={keyOf[name]}>
      {label}
      {keyOf[name] ? (
        <span className={css.key} aria-hidden="true">
          {keyOf[name].toUpperCase()}
        </span>
      ) : null}
    </Button>
  );
  const atOnce = (act: AtOnce, label: string) => (
    <Button variant="text" size="small" disabled={isPending} onClick={() => mutate(act)}>
      {label}
    </Button>
  );
  const acts = works && waits;
  useAskedAct({
    address: useAddressParams(),
    state: useLocation().state,
    isOwn: (name) => name === NOTE_ACT,
    open: () => {
      if (works) choose('note');
      return works;
    },
  });
  useOfficeKeys({
    n: () => works && choose('note'),
    e: () => acts && choose('assign'),
    s: () => acts && canSnooze && choose('snooze'),
  });
  return (
    <Card title="担当とメモ" action={works ? open('note', 'メモを書く') : undefined}>
      <Stack>
        {error ? <Notice tone="error">{error.message}</Notice> : null}
        <dl>
          <div className={css.line}>
            <dt>担当</dt>
            <dd>
              {assigneeId === null ? '担当なし' : <Colleague uid={assigneeId} />}
              {acts && assigneeId !== uid && uid
                ? atOnce({ type: 'assign', fields: { uid }, done: '引き受けました' }, '自分が引き受ける')
                : null}
              {acts ? open('assign', '担当を決める') : null}
              {works && assigneeId !== null ? atOnce({ type: 'unassign', done: '担当を外しました' }, '担当を外す') : null}
            </dd>
          </div>
          {desk?.request ? (
            <div className={css.line}>
              <dt>承認の依頼</dt>
              <dd>
                <RequestFacts {...desk.request} />
              </dd>
            </div>
          ) : null}
          <div className={css.line}>
            <dt>タグ</dt>
            <dd>
              {tags.length === 0 ? 'なし' : null}
              {tags.map((tag) => (
                <span key={tag} className={css.tag}>
                  {tag}
                  {works ? (
                    <button
                      type="button"
                      aria-label={`タグ「${tag}」を外す`}
                      disabled={isPending}
                      onClick={() => mutate({ type: 'untag', fields: { tag }, done: 'タグを外しました' })}
                    >
                      ×
                    </button>
                  ) : null}
                </span>
              ))}
              {works ? open('tag', 'タグを追加') : null}
            </dd>
          </div>
          {canSnooze && (waits || snoozedUntil !== null) ? (
            <div className={css.line}>
              <dt>後で確認</dt>
              <dd>
                {snoozedUntil === null ? '設定なし' : `${listTime(snoozedUntil)}まで`}
                {acts ? open('snooze', snoozedUntil === null ? '後で確認する' : '日時を変える') : null}
                {works && snoozedUntil !== null ? atOnce({ type: 'wake', done: '一覧に戻しました' }, '今すぐ一覧に戻す') : null}
              </dd>
            </div>
          ) : null}
        </dl>
        {desk && notes.length > 0 ? (
          <Notes
            desk={desk}
            uid={works ? uid : null}
            onStrike={(noteId) => mutate({ type: 'strikeNote', fields: { noteId }, done: 'メモを取り消しました' })}
          />
        ) : null}
      </Stack>
      <Suspense>{chosen ? <DeskDialog name={chosen} kind={kind} workId={workId} onClose={() => setChosen(null)} /> : null}</Suspense>
    </Card>
  );
};

export const DeskSection = (props: Props) => {
  const { data, isPending, isError, refetch } = useOne(deskPath(props.kind, props.workId), deskSchema);
  if (isError) return <FailedState onRetry={() => refetch()} />;
  return isPending ? <RowSkeletons count={2} /> : <DeskCard {...props} desk={data} />;
};
