import { useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { fullDay, hours } from '#domain/kernel/format/times.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { saidStates } from '#domain/work/diary/dayKinds.ts';
import { diaryFields } from '#domain/work/diary/fields.ts';
import { spanFault } from '#domain/work/diary/spans.ts';
import type { Diary } from '#projections/diary/diaries.schema.ts';
import { useDealsById } from '#web/entities/deal/dealsById.ts';
import { type DealKind, type DealRef, kinds } from '#web/entities/deal/kinds.ts';
import { heldOn } from '#web/entities/diary/days.ts';
import { useOwnDiary } from '#web/entities/diary/diaries.ts';
import { stateLabels, stateMarks } from '#web/entities/diary/marks.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { showServerFaults, useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { Form } from '#web/shared/forms/form.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { useInputAtSignOut } from '#web/shared/forms/useInputAtSignOut.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { FeedCard } from '../components/feedCard.tsx';
import css from '../components/month.module.css';
import { Month } from '../components/month.tsx';
import { WeekForm } from '../components/weekForm.tsx';
import { useDays, useSayDays } from '../useDays.ts';

const schema = z.object({ from: diaryFields.from, to: diaryFields.to, state: z.enum(saidStates) }).superRefine((span, context) => {
  const message = spanFault(span, jstDate(Date.now()));
  if (message) context.addIssue({ code: 'custom', path: ['to'], message });
});
type Typed = z.infer<typeof schema>;

const choices = saidStates.map((value) => ({ value, label: stateLabels[value] }));

const SpanForm = () => {
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const form = useCheckedForm<Typed, Typed>(schema, { from: '', to: '', state: 'BUSY' });
  useInputAtSignOut('span', form);
  const say = useSayDays();
  const { control } = form;
  const submit = async ({ from, to, state }: Typed) => {
    setError(undefined);
    setSending(true);
    try {
      await say({ from, to }, state);
      form.reset();
      showToast('予定を登録しました（まもなく表示されます）');
    } catch (failure) {
      setError(showServerFaults(form, failure));
    }
    setSending(false);
  };
  return (
    <Form onSubmit={form.handleSubmit(submit)} submitLabel="この期間を登録する" sending={sending} error={error}>
      <TextField control={control} name="from" label={labelOf(diaryFields.from)} required type="date" />
      <TextField control={control} name="to" label={labelOf(diaryFields.to)} required type="date" />
      <ChoiceField control={control} name="state" label={labelOf(diaryFields.kind)} required options={choices} />
    </Form>
  );
};

const refOf = (streamId: string): DealRef => {
  const { aggregate, entityId } = parseStreamId(streamId);
  return { kind: aggregate as DealKind, id: entityId };
};

const Booked = ({ diary, month }: { readonly diary: Diary | null; readonly month: string }) => {
  const days = Object.entries(diary?.booked ?? {})
    .flatMap(([streamId, { workDays }]) => workDays.map((day) => ({ ...day, ref: refOf(streamId) })))
    .filter(({ date }) => date.startsWith(month))
    .sort((a, b) => (`${a.date}${a.from}` < `${b.date}${b.from}` ? -1 : 1));
  const { dealOf } = useDealsById(
    'talent',
    days.map(({ ref }) => ref),
  );
  if (days.length === 0) return <p>この月に成立したお仕事はありません。</p>;
  return (
    <ul>
      {days.map(({ ref, date, from, to }) => {
        const deal = dealOf(ref);
        return (
          <li key={`${ref.id}${date}${from}`} className={css.job}>
            <Link to={kinds[ref.kind].page.talent(ref.id)}>
              <span className="figures unbroken">
                {fullDay(date)} {hours(from, to)}
              </span>
              {deal ? <b>{deal.job.title || 'お仕事'}</b> : null}
            </Link>
            {deal ? <p>{[deal.client.name, deal.sheetWords?.place].filter(Boolean).join('・')}</p> : null}
          </li>
        );
      })}
    </ul>
  );
};

const Days = ({ diary }: { readonly diary: Diary | null }) => {
  const now = useNow();
  const [month, setMonth] = useState(() => jstDate(now).slice(0, 7));
  const days = useDays(diary);
  const dealOn = (date: string) => {
    const streamId = days.bookingOn(date);
    if (streamId === undefined) return undefined;
    const { kind, id } = refOf(streamId);
    return kinds[kind].page.talent(id);
  };
  return (
    <>
      <Card>
        <Stack>
          <p>
            <Phrases>日付を押すたびに、不可、要相談、空きの順に変わります。</Phrases>
            <Phrases>なぞると、何日もまとめて選べます。</Phrases>
            <span className={css.keys}>キーボードでは、Shiftキーを押しながら矢印キーを押します。</span>
            <Phrases>登録していない日は、クライアントに「未登録」と表示され、空きとは扱われません。</Phrases>
          </p>
          <Month month={month} onMonth={setMonth} days={{ ...days, dealOn, heldOn: (date) => heldOn(diary ?? {}, date) }} />
          <ul className={css.legend}>
            {([...saidStates, 'BOOKED'] as const).map((state) => (
              <li key={state}>
                <span aria-hidden>{stateMarks[state]} </span>
                {state === 'BOOKED' ? 'お仕事（成立したお仕事の日。クライアントには不可と表示されます）' : stateLabels[state]}
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
      {Object.keys(diary?.held ?? {}).length > 0 ? (
        <LinkButton to={href('talentHolds')} variant="outlined">
          {`キープ${Object.keys(diary?.held ?? {}).length}件を見る`}
        </LinkButton>
      ) : null}
      <Card title="この月のお仕事">
        <Booked diary={diary} month={month} />
      </Card>
      <Card title="毎週の予定">
        <Stack>
          <p>
            <Phrases>曜日と祝日ごとに、一度決めておけます。1日ずつ登録した日と、お仕事の日は変わりません。</Phrases>
            <Phrases>祝日を未登録にすると、その曜日と同じになります。</Phrases>
          </p>
          <WeekForm weekly={diary?.weekly ?? []} />
        </Stack>
      </Card>
      <Card title="期間でまとめて登録">
        <SpanForm />
      </Card>
      <FeedCard feed={diary?.feed ?? null} />
    </>
  );
};

export default function DiaryScreen() {
  const query = useOwnDiary();
  return (
    <Stack>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.data === undefined && !query.isError ? <RowSkeletons count={3} /> : null}
      {query.data === undefined ? null : <Days diary={query.data} />}
    </Stack>
  );
}
