import { Link } from 'react-router-dom';
import { entryFields } from '#domain/entry/commands.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { longTime } from '#domain/format/times.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import { href } from '#web/app/href.ts';
import { FeeHistory, type Side, useFeeChanges } from '#web/features/deal/public.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { openActions } from '../openActions.ts';

type Props = { readonly entry: Entry; readonly side: Side; readonly now: number };

const asWritten = { whiteSpace: 'pre-wrap', lineHeight: 1.75, maxWidth: '40em' } as const;

/** What the entry is about and its terms (the client changes them from here while that is open), and what the talent wrote. */
export const EntryFacts = ({ entry, side, now }: Props) => {
  const open = openActions(entry, side, now);
  const feeChanges = useFeeChanges('entry', side, entry);
  const { id: entryId, jobId, fee, scheduleToClose } = entry;
  const facts: Fact[] = [
    {
      term: labelOf(entryFields.jobId),
      value: <Link to={href(side === 'client' ? 'clientOwnJob' : 'talentJob', { jobId })}>{entry.job.title || 'お仕事の詳細'}</Link>,
    },
    {
      term: labelOf(entryFields.fee),
      value: fee === null ? '依頼の確定のときに決まります' : <strong>{formatYen(fee)}</strong>,
      ...(open.includes('changeFee') && { action: <Link to={href('clientEntryFeeEdit', { entryId })}>報酬を変更</Link> }),
    },
    {
      term: labelOf(entryFields.scheduleToClose),
      value: scheduleToClose === null ? '依頼の確定のときに決まります' : longTime(scheduleToClose),
      ...(open.includes('changeSchedule') && { action: <Link to={href('clientEntryScheduleEdit', { entryId })}>終了日を変更</Link> }),
    },
  ];
  return (
    <>
      <Card title="内容">
        <Facts facts={facts} />
      </Card>
      <FeeHistory changes={feeChanges} />
      <Card title={labelOf(entryFields.pr)}>
        <p style={asWritten}>{entry.pr ?? '退会したため、表示できません。'}</p>
      </Card>
      <Card title={labelOf(entryFields.schedule)}>
        <p style={asWritten}>{entry.schedule ?? '退会したため、表示できません。'}</p>
      </Card>
    </>
  );
};
