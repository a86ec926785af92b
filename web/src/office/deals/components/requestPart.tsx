import { lazy, Suspense, useState } from 'react';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Colleague } from '../../acts/colleague.tsx';
import { DialogButton } from '../../buttons/dialogButton.tsx';
import { isAsked, useOpenDesks } from '../../desk/openDesks.ts';
import { listTime } from '../../list/texts.ts';

const AskApproverDialog = lazy(() => import('./askApproverDialog.tsx'));
const DeskDialog = lazy(() => import('../../desk/deskDialogs.tsx'));

const said = (fee: number | null): string => (fee === null ? '未定' : `${formatYen(fee)}（税抜）`);

/** Gives a deal that the member may not decide to a colleague. */
export const HandOver = ({ kind, workId }: { readonly kind: DealKind; readonly workId: string }) => (
  <div>
    <DialogButton dialog={(close) => <DeskDialog name="assign" kind={kind} workId={workId} onClose={close} />}>
      別の担当者に引き継ぐ
    </DialogButton>
  </div>
);

type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
  /** The fee that an approval decides on (yen). */
  readonly fee: number | null;
  /** The member's limit, if the fee is above it. */
  readonly limit: number | null;
  /** Whether the member cannot approve, and so asks a colleague. */
  readonly asks: boolean;
};

/**
 * A request for approval where one decides. The member who is asked sees the words and can return
 * it; a member who cannot approve can ask a colleague, and sees why a request was returned.
 */
export const RequestPart = ({ kind, deal, fee, limit, asks }: Props) => {
  const uid = useUid();
  const desk = useOpenDesks('deals').desks.find((each) => each.kind === kind && each.workId === deal.id);
  const [isOpen, setOpen] = useState(false);
  const newest = desk?.request ?? null;
  const request = newest?.answer === null ? newest : null;
  const back = newest?.answer === 'RETURNED' && newest.askedBy === uid ? newest : null;
  const wordsOf = (noteId: string | null) => desk?.noteWords?.[noteId ?? ''] ?? '';
  const returns = isAsked(desk, uid);
  if (!returns && !asks) return null;
  const close = () => setOpen(false);
  return (
    <>
      {limit !== null && fee !== null ? (
        <Notice tone="warning">{`報酬${said(fee)}は、あなたが承認できる上限${formatYen(limit)}を超えています。`}</Notice>
      ) : null}
      {request ? (
        <Notice>
          <Colleague uid={returns ? request.askedBy : request.approverId} />
          {returns ? 'から承認を依頼されています' : 'に承認を依頼しています'}（{listTime(request.askedAt)}）。
          {wordsOf(request.noteId)}
          {request.yen === fee ? null : `依頼のあとに報酬が変わりました（依頼のときは${said(request.yen)}、いまは${said(fee)}）。`}
        </Notice>
      ) : null}
      {back?.answeredBy ? (
        <Notice>
          <Colleague uid={back.answeredBy} />
          が依頼を返しました（{listTime(back.answeredAt ?? back.askedAt)}）。{wordsOf(back.answerNoteId)}
        </Notice>
      ) : null}
      <div>
        <Button variant={request ? 'outlined' : 'contained'} onClick={() => setOpen(true)}>
          {returns ? '依頼を返す' : request ? '別の承認者に依頼する' : '承認者に依頼する'}
        </Button>
      </div>
      <Suspense>
        {isOpen && returns ? <DeskDialog name="returnApproval" kind={kind} workId={deal.id} onClose={close} /> : null}
        {isOpen && !returns ? <AskApproverDialog kind={kind} deal={deal} fee={fee} limit={limit} onClose={close} /> : null}
      </Suspense>
    </>
  );
};
