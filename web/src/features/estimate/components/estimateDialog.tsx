import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { type EstimateInput, estimated, estimateFileName, estimateInput, estimateRow } from '#domain/money/estimate/estimate.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { useCandidates } from '#web/entities/deal/candidates.ts';
import { usePrices } from '#web/entities/deal/prices.ts';
import { downloadFile } from '#web/shared/data/platform/downloadFile.ts';
import { saveFile } from '#web/shared/data/platform/saveFile.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { CountField, YenField } from '#web/shared/forms/numberField.tsx';
import { RepeatedRows } from '#web/shared/forms/repeatedRows.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { joinedQuery } from '#web/shared/ui/joinedList.ts';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { WaitingDialog } from '#web/shared/ui/waitingDialog.tsx';
import { rowsOfCasts, rowsOfJob, type StartRow } from '../startRows.ts';

const TITLE = '見積書を作る';
const { subject, note, rows: rowsSchema } = estimateInput.shape;
const { what, fee, count } = estimateRow.shape;

type Typed = Omit<EstimateInput, 'rows'> & { readonly rows: StartRow[] };

type FormProps = { readonly start: Typed; readonly onClose: () => void };

const Form = ({ start, onClose }: FormProps) => {
  const form = useCheckedForm<Typed, EstimateInput>(estimateInput, start);
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'rows' });
  const { errors } = useFormState({ control, name: 'rows' });
  const now = useNow();
  const prices = usePrices();
  const typed = estimateInput.safeParse(useWatch({ control }));
  const total = typed.success && prices ? estimated(typed.data, prices, now).sums.total : null;
  return (
    <CommandDialog
      title={TITLE}
      confirmLabel="見積書をダウンロードする"
      form={form}
      wide
      send={async (estimate) => saveFile(estimateFileName(now), await downloadFile('invoiceFiles', { estimate }, () => undefined))}
      done="見積書をダウンロードしました"
      onClose={onClose}
    >
      <p>
        <Phrases>
          {`サービス料と消費税は、料金表から計算して加えます。宛名は御社で、有効期限は${businessRules.estimateDays}日です。見積書は保存されず、キャストにも通知されません。`}
        </Phrases>
      </p>
      <TextField control={control} name="subject" {...textOf(subject)} />
      <RepeatedRows
        rows={fields}
        nameOf={(at) => `明細 ${at + 1}`}
        onRemove={remove}
        fault={errors.rows?.root?.message ?? errors.rows?.message}
        addLabel="明細を追加する"
        onAdd={fields.length < businessRules.estimateRowsMax ? () => append({ what: '', fee: undefined, count: 1 }) : null}
        inRows
      >
        {(at) => (
          <>
            <TextField control={control} name={`rows.${at}.what`} {...textOf(what)} />
            <YenField control={control} name={`rows.${at}.fee`} label={labelOf(fee)} required />
            <CountField control={control} name={`rows.${at}.count`} label={labelOf(count)} required />
          </>
        )}
      </RepeatedRows>
      <TextField control={control} name="note" {...textOf(note)} multiline />
      <p aria-live="polite" className="figures">
        {total === null ? `${labelOf(rowsSchema)}を入力すると、合計を表示します。` : `合計（税込） ${formatYen(total)}`}
      </p>
    </CommandDialog>
  );
};

/** The most candidates of a stage and kind that the form takes over. */
const TAKEN = businessRules.estimateRowsMax;

type Props = {
  /** The job, with its seats and candidates; null for a list without a job. */
  readonly job: Job | null;
  /** The casts of a list, in place of the job's candidates. */
  readonly casts?: readonly { readonly id: string; readonly name: string }[];
  /** Reads job and casts, if they are not there yet. */
  readonly source?: ReturnType<typeof joinedQuery>;
  readonly subject: string;
  readonly onClose: () => void;
};

export const EstimateDialog = ({ job, casts, source, subject, onClose }: Props) => {
  const jobId = job?.id ?? '';
  const concluded = useCandidates(jobId, job ? 'concluded' : null, TAKEN);
  const offered = useCandidates(jobId, job ? 'offered' : null, TAKEN);
  const asked = useCandidates(jobId, job && casts ? 'asked' : null, TAKEN);
  const lists = job ? [concluded, offered, ...(casts ? [asked] : [])] : [];
  const query = joinedQuery([...(source ? [source] : []), ...lists.map((list) => list.query)]);
  if (query.isError || query.isPending) return <WaitingDialog title={TITLE} query={query} onClose={onClose} />;
  const candidates = lists.flatMap(({ rows }) => rows);
  const rows = casts ? rowsOfCasts(casts, candidates) : job ? rowsOfJob(job, candidates) : [];
  const day = job?.endsAt ? jstDate(job.endsAt) : null;
  return <Form start={{ subject, note: '', day, rows: rows.slice(0, TAKEN) }} onClose={onClose} />;
};
