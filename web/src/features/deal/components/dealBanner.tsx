import { clockTime, dayParts, isNear, longTime, until } from '#domain/kernel/format/times.ts';
import { DealStatusChip } from '#web/entities/deal/dealStatusChip.tsx';
import { type Deal, type DealKind, type DealView, dueNameOf, dueOf } from '#web/entities/deal/kinds.ts';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import css from './dealBanner.module.css';
import { EndReason } from './later.tsx';

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly view: DealView; readonly now: number };

export const DealBanner = ({ kind, deal, view, now }: Props) => {
  const { note, tone, needsAction, label } = view;
  const answerDue = dueOf(deal);
  // The task of the viewer with its due time: 「…までに、回答をお願いします」.
  const task =
    needsAction && answerDue !== null && label.endsWith('お願いします')
      ? `${dayParts(answerDue).join('(')}) ${clockTime(answerDue)}までに、${label}`
      : null;
  const near = needsAction && answerDue !== null && isNear(answerDue, now);
  return (
    <section
      aria-label="現在の状況"
      aria-live="polite"
      className={`${css.banner} ${near ? css.warning : tone === 'mine' ? css.mine : tone === 'done' ? css.done : ''}`}
    >
      <div>
        <DealStatusChip view={view} answerDue={answerDue} now={now} />
      </div>
      {task ? (
        <h2 className="figures">
          <Phrases>{task}</Phrases>
        </h2>
      ) : null}
      <p className={css.note}>
        <Phrases>{note}</Phrases>
      </p>
      {answerDue === null || task ? null : (
        <p className={`${css.due} figures unbroken`}>
          {dueNameOf(kind, deal)}：{longTime(answerDue)}（{until(answerDue, now)}）
        </p>
      )}
      <EndReason deal={deal} />
    </section>
  );
};
