import { formatYen } from '#domain/kernel/format/numbers.ts';
import { requestAnswerLabels } from '#domain/office/desk/kinds.ts';
import type { ApprovalRequest } from '#projections/office/desks.schema.ts';
import { Colleague } from '../acts/colleague.tsx';
import { listTime } from '../list/texts.ts';

/** Whose answer a request waits for, or the answer with its author and time. */
export const RequestAnswer = ({ approverId, answer, answeredBy, answeredAt }: ApprovalRequest) =>
  answer === null ? (
    <>
      <Colleague uid={approverId} />
      の答えを待っています
    </>
  ) : (
    <>
      {requestAnswerLabels[answer]}（{answeredBy === null ? null : <Colleague uid={answeredBy} />}
      {answeredAt === null ? '' : ` ${listTime(answeredAt)}`}）
    </>
  );

/** A request for approval: who asked whom, when, the fee, and the answer. Its words are a note. */
export const RequestFacts = (request: ApprovalRequest) => (
  <>
    <Colleague uid={request.askedBy} />→<Colleague uid={request.approverId} />
    <span>
      {listTime(request.askedAt)}
      {request.yen === null ? '' : `・${formatYen(request.yen)}`}
    </span>
    <strong>
      <RequestAnswer {...request} />
    </strong>
  </>
);
