import { useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { fullDay, hours } from '#domain/kernel/format/times.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type BlockKind, dayLabels, jointLabels } from '#domain/work/diary/dayKinds.ts';
import { diaryFields } from '#domain/work/diary/fields.ts';
import { type Span, spanFault } from '#domain/work/diary/spans.ts';
import type { Diary } from '#projections/diary/diaries.schema.ts';
import { type Deal, type DealKind, type DealRef, kinds } from '#web/entities/deal/kinds.ts';
import { stateOf } from '#web/entities/diary/days.ts';
import { useOwnDiary } from '#web/entities/diary/diaries.ts';
import { type DayState, stateLabels, stateMarks } from '#web/entities/diary/marks.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { IN_VALUES, type Selection } from '#web/shared/data/reads/reading.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { showServerFaults, useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { Form } from '#web/shared/forms/form.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { useInputAtSignOut } from '#web/shared/forms/useInputAtSignOut.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { FeedCard } from '../components/feedCard.tsx';
import css from '../components/month.module.css';
import { Month } from '../components/month.tsx';

/**
 * Sets or clears the state of days. It waits for no document, since many streams update the
 * calendar's document.
 */
const useSayDays = () => {
  const block = useCommand<Span & { readonly kind: BlockKind }>({
    callable: 'diaries',
    type: 'blockOut',
    shownBy: () => null,
    again: true,
  });
  const free = useCommand<Span>({ callable: 'diaries', type: 'unblock', shownBy: () => null, again: true });
  return (span: Span, state: BlockKind | 'FREE') => (state === 'FREE' ? free.send(span) : block.send({ ...span, kind: state }));
};

const nothing = { blocks: [], booked: {}, said: false };

/**
 * The days with presses that are still being saved: a press shows immediately, and returns with a
 * message when it is refused.
 */
const useDays = (diary: Diary | null) => {
  const [pressed, setPressed] = useState<Readonly<Record<string, { readonly state: DayState; readonly sending: boolean }>>>({});
  const say = useSayDays();
  const live = (date: string): DayState => stateOf(diary ?? nothing, date);
  const forget = (date: string) => setPressed(({ [date]: _, ...others }) => others);
  const press = async (date: string, state: BlockKind | 'FREE') => {
    setPressed((before) => ({ ...before, [date]: { state, sending: true } }));
    try {
      await say({ from: date, to: date }, state);
      setPressed((before) => ({ ...before, [date]: { state, sending: false } }));
    } catch (failure) {
      forget(date);
      showToast(commandErrorOf(failure).message);
    }
  };
  // A saved press is dropped, since another browser may change the day later.
  const arrived = Object.keys(pressed).find(
    (date) => pressed[date]?.sending === false && [pressed[date]?.state, 'BOOKED'].includes(live(date)),
  );
  if (arrived !== undefined) forget(arrived);
  return {
    stateOn: (date: string): DayState => pressed[date]?.state ?? live(date),
    isSending: (date: string): boolean => pressed[date]?.sending ?? false,
    press,
  };
};

const schema = z
  .object({ from: diaryFields.from, to: diaryFields.to, state: z.enum(['BUSY', 'ASK', 'FREE']) })
  .superRefine((span, context) => {
    const message = spanFault(span, jstDate(Date.now()));
    if (message) context.addIssue({ code: 'custom', path: ['to'], message });
  });
type Typed = { readonly from: string; readonly to: string; readonly state: BlockKind | 'FREE' };

const choices = [
  { value: 'BUSY', label: dayLabels.BUSY },
  { value: 'ASK', label: dayLabels.ASK },
  { value: 'FREE', label: dayLabels.FREE },
] as const;

/** Sets the same state for many days. */
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

const idsOf = (refs: readonly DealRef[], wanted: DealKind): string[] => [
  ...new Set(refs.filter(({ kind }) => kind === wanted).map(({ id }) => id)),
];

/** Some of the signed-in user's deals of one kind, by id; live. */
const useDealsById = <K extends DealKind>(kind: K, ids: readonly string[]) => {
  const { collection: dealCollection, schema } = kinds[kind];
  const uid = useUid();
  const selection: Selection = {
    collection: dealCollection,
    group: true,
    where: [
      ['talentId', '==', uid],
      ['id', 'in', ids],
    ],
    limit: IN_VALUES,
  };
  return useMany(ids.length === 0 ? null : selection, schema);
};

/** The signed-in cast's deal for each of these, as many of each kind as one query finds; live. */
const useBookedDeals = (refs: readonly DealRef[]) => {
  const found = {
    offer: useDealsById('offer', idsOf(refs, 'offer').slice(0, IN_VALUES)),
    entry: useDealsById('entry', idsOf(refs, 'entry').slice(0, IN_VALUES)),
  };
  return ({ kind, id }: DealRef): Deal | undefined => found[kind].rows.find((deal) => deal.id === id);
};

const refOf = (streamId: string): DealRef => {
  const { aggregate, entityId } = parseStreamId(streamId);
  return { kind: aggregate as DealKind, id: entityId };
};

/** The work days of concluded deals in a month, each with its job, its client and a link. */
const Booked = ({ diary, month }: { readonly diary: Diary | null; readonly month: string }) => {
  const days = Object.entries(diary?.booked ?? {})
    .flatMap(([streamId, { workDays }]) => workDays.map((day) => ({ ...day, ref: refOf(streamId) })))
    .filter(({ date }) => date.startsWith(month))
    .sort((a, b) => (`${a.date}${a.from}` < `${b.date}${b.from}` ? -1 : 1));
  const dealOf = useBookedDeals(days.map(({ ref }) => ref));
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
            {deal ? <p>{deal.client.name}</p> : null}
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
  return (
    <>
      <Card>
        <Stack>
          {diary?.said ? null : (
            <Notice>
              <Phrases>まだ予定を登録していません。クライアントには「{jointLabels.UNKNOWN}」と表示されます。</Phrases>
              <Phrases>1日でも登録すると、登録していない日は空きと表示されます。</Phrases>
            </Notice>
          )}
          <p>
            <Phrases>日付を押すたびに、不可、要相談、空きの順に変わります。</Phrases>
            <Phrases>クライアントには、日ごとにこの3つだけが表示されます。</Phrases>
          </p>
          <Month month={month} onMonth={setMonth} days={days} />
          <ul className={css.legend}>
            {(['FREE', 'ASK', 'BUSY', 'BOOKED'] as const).map((state) => (
              <li key={state}>
                <span aria-hidden>{stateMarks[state]} </span>
                {state === 'BOOKED' ? 'お仕事（成立したお仕事の日。クライアントには不可と表示されます）' : stateLabels[state]}
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
      <Card title="この月のお仕事">
        <Booked diary={diary} month={month} />
      </Card>
      <Card title="期間でまとめて登録">
        <SpanForm />
      </Card>
      <FeedCard feed={diary?.feed ?? null} />
    </>
  );
};

/** The cast's own calendar: own entries and booked days. */
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
