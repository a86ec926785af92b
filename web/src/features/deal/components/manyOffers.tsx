import { useState } from 'react';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { shortDay } from '#domain/kernel/format/times.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { Prices } from '#domain/kernel/priceFields.ts';
import { amountsOf } from '#domain/work/deal/amounts.ts';
import { daysToHold } from '#domain/work/hold/holds.ts';
import { usePrices } from '#web/entities/deal/prices.ts';
import { lastChosenJob } from '#web/entities/job/lastChosenJob.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { commandErrorOf, isTransient } from '#web/shared/data/commands/commandError.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { useManyCommands } from '#web/shared/data/commands/useManyCommands.ts';
import { useNow } from '#web/shared/format/now.ts';
import fieldCss from '#web/shared/forms/field.module.css';
import { Form } from '#web/shared/forms/form.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { ManyDialog } from '#web/shared/ui/manyDialog.tsx';
import { ManyResults } from '#web/shared/ui/manyResults.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { type Beginning, NEW_JOB, roleIn } from '../beginning.ts';
import { useMakePrivateJob } from '../commands/makePrivateJob.ts';
import { type OfferedJob, type OfferFormResult, offeredIn, privateJobOf, roleOf } from '../offerForm.ts';
import { useOfferForm } from '../useOfferForm.ts';
import { OutsideNotice, useOfferFacts } from './offerConfirmation.tsx';
import { OfferFormFields } from './offerFormFields.tsx';
import { TypedMoney } from './typedMoney.tsx';

type Asked = { readonly id: string; readonly name: string };
type AskDialogProps = {
  readonly casts: readonly Asked[];
  readonly values: OfferFormResult;
  readonly jobTitle: string;
  readonly posted: OfferedJob | undefined;
  /** Called after the first success; the form's draft is no longer needed. */
  readonly onSent: () => void;
  readonly onClose: () => void;
};

const commandOf = (values: OfferFormResult, jobId: string, talentId: string) =>
  values.kind === 'INQUIRY'
    ? { type: 'inquire', jobId, talentId, ...roleOf(values), inquiryType: values.inquiryType, message: values.message }
    : { type: 'makeOffer', jobId, talentId, ...roleOf(values), ...offeredIn(values) };

/** The cost of several deals; only the fees until the prices are read. */
const sumText = (
  { fee, scheduleToClose }: Extract<OfferFormResult, { kind: 'OFFER' }>,
  count: number,
  prices: Prices | null | undefined,
): string =>
  prices
    ? `お支払いは、合計${formatYen(count * amountsOf(fee, scheduleToClose, 'client', prices).total)}（税込）`
    : `報酬は、合計${formatYen(fee * count)}（税抜）`;

const consequenceOf = (values: OfferFormResult, count: number, prices: Prices | null | undefined): string =>
  values.kind === 'INQUIRY'
    ? `${count}人に、同じ問い合わせを1件ずつ送ります。ほかに誰へ送ったかは、キャストには表示されません。`
    : `${count}人に、同じ条件のオファーを1件ずつ送ります。全員が承諾し、全員に依頼を確定した場合の${sumText(values, count, prices)}です。ほかに誰へ送ったかは、キャストには表示されません。`;

/** What a request for a hold after an inquiry tells. A lost one is thrown, and sent again. */
const heldText = async (request: Promise<unknown>): Promise<string> => {
  try {
    await request;
    return 'キープもお願いしました';
  } catch (failure) {
    const error = commandErrorOf(failure);
    if (isTransient(error)) throw failure;
    return `問い合わせだけを送りました。${error.message}`;
  }
};

const AskDialog = ({ casts: chosen, values, jobTitle, posted, onSent, onClose }: AskDialogProps) => {
  const [casts] = useState(chosen);
  const many = useManyCommands(casts);
  const { sendAll, resultFor, done, left, begun } = many;
  const { make, making } = useMakePrivateJob();
  const [error, setError] = useState<string>();
  const factsOf = useOfferFacts('');
  const role = roleIn(posted, values.roleNo);
  const prices = usePrices();
  const now = useNow();
  const days = values.kind === 'INQUIRY' && posted ? daysToHold(posted, now) : [];
  const [isHolding, setHolding] = useState(false);
  // As the inquiry of a cast, its hold keeps its id when it is sent again.
  const [holdIds] = useState(() => new Map(casts.map(({ id }) => [id, crypto.randomUUID()])));
  const noun = values.kind === 'INQUIRY' ? '問い合わせ' : 'オファー';
  const sendToAll = async () => {
    setError(undefined);
    try {
      // One job for all of them.
      const jobId = values.kind === 'OFFER' && values.jobId === NEW_JOB ? await make(privateJobOf(values)) : values.jobId;
      const missed = await sendAll(async ({ id }, commandId) => {
        const { streamId } = await sendCommand('offers', { commandId, ...commandOf(values, jobId, id) });
        if (!isHolding) return;
        const dealId = parseStreamId(streamId).entityId;
        const hold = { type: 'request', talentId: id, dealKind: 'offer', dealId, jobId, days };
        return { text: await heldText(sendCommand('holds', { commandId: holdIds.get(id) ?? commandId, ...hold })) };
      });
      if (missed < casts.length) onSent();
    } catch (failure) {
      setError(commandErrorOf(failure).message);
    }
  };
  return (
    <ManyDialog
      many={{ ...many, sending: many.sending || making }}
      title={`${casts.length}人に${noun}を送りますか？`}
      resultTitle={`${noun}を送った結果`}
      act={{ first: `${casts.length}人に${noun}を送る`, again: `送れなかった${left}人にもう一度送る`, autoFocus: true }}
      cancel="入力内容を直す"
      end={<LinkButton to={href('clientOffers')}>{`送った${noun}を見る`}</LinkButton>}
      place="wide"
      onClose={onClose}
      onSend={() => void sendToAll()}
    >
      {begun ? (
        <p role="status">
          {done === casts.length ? `${done}人全員に${noun}を送りました。` : `${casts.length}人のうち${done}人に${noun}を送りました。`}
        </p>
      ) : (
        <>
          <Notice>{consequenceOf(values, casts.length, prices)}</Notice>
          {values.kind === 'OFFER' ? <TypedMoney fee={values.fee} scheduleToClose={values.scheduleToClose} /> : null}
          <OutsideNotice values={values} posted={role ?? posted} />
          <Facts facts={factsOf(values, jobTitle, role)} />
          {days.length > 0 ? (
            <label className={fieldCss.check}>
              <input type="checkbox" checked={isHolding} onChange={({ target }) => setHolding(target.checked)} />
              {`お仕事の日程（${days.map(shortDay).join('、')}）のキープもお願いする`}
            </label>
          ) : null}
        </>
      )}
      {error ? <Notice tone="error">{error}</Notice> : null}
      <ManyResults
        label="送る相手"
        rows={casts.map(({ id, name }) => ({ id, name, about: '' }))}
        resultFor={resultFor}
        words={{ done: '送りました', refused: '送れません' }}
      />
    </ManyDialog>
  );
};

type Props = {
  readonly casts: readonly { readonly id: string; readonly name: string }[];
  readonly jobs: readonly OfferedJob[];
  readonly beginning: Beginning;
  readonly onSent: () => void;
};

export const ManyOffers = ({ casts, jobs, beginning, onSent }: Props) => {
  const uid = useUid();
  const name = `offers:${casts
    .map(({ id }) => id)
    .sort()
    .join()}`;
  const { form, forget, generation, titleOf } = useOfferForm(name, beginning, jobs);
  const [checked, setChecked] = useState<OfferFormResult | null>(null);
  const [sent, setSent] = useState(false);
  const settle = () => {
    setSent(true);
    forget();
    if (checked && checked.jobId !== NEW_JOB) lastChosenJob(uid).write(checked.jobId);
    onSent();
  };
  return (
    <>
      <LeaveGuard when={form.formState.isDirty && !sent} onDiscard={forget} />
      <Form onSubmit={form.handleSubmit(setChecked)} submitLabel="入力内容を確認する" sending={false}>
        <OfferFormFields key={generation} control={form.control} jobs={jobs} taken={[]} settled={false} cast={null} />
      </Form>
      {checked ? (
        <AskDialog
          casts={casts}
          values={checked}
          jobTitle={titleOf(checked)}
          posted={jobs.find(({ id }) => id === checked.jobId)}
          onSent={settle}
          onClose={() => setChecked(null)}
        />
      ) : null}
    </>
  );
};
