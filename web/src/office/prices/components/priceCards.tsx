import { z } from 'zod';
import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longDate } from '#domain/kernel/format/times.ts';
import type { DatedPrices, Prices } from '#domain/kernel/priceFields.ts';
import { pricesAt, pricesInWords, serviceInWords, shareInWords } from '#domain/kernel/prices.ts';
import { priceFields, startFault } from '#domain/money/priceList/fields.ts';
import { amountsOf } from '#domain/work/deal/amounts.ts';
import { priceListPath } from '#projections/office/priceLists.schema.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { Act } from '../../acts/act.ts';
import { ActButtons } from '../../acts/actButtons.tsx';

/** The fee of the example on the page (yen). */
const EXAMPLE_FEE = 50_000;

/** Announces a price list, which a second member confirms. */
const announceAct = (current: Prices, now: number): Act => ({
  callable: 'priceLists',
  type: 'announce',
  fields: {},
  document: priceListPath,
  label: '新しい料金表を告知する',
  title: '新しい料金表を告知しますか？',
  consequences: [
    '別の担当者が確認すると、特定商取引法に基づく表示、トップページ、ヘルプの料金が、その日から変わります。',
    '適用を始める日から後に成立したお仕事に、新しい料金がかかります。成立済みのお仕事の料金は変わりません。',
  ],
  done: '料金表を告知しました',
  inputs: {
    schema: z.strictObject({
      ...priceFields,
      from: priceFields.from.superRefine((from, context) => {
        const fault = startFault(from, Date.now());
        if (fault !== null) context.addIssue({ code: 'custom', message: fault });
      }),
    }),
    start: { from: daysAfter(jstDate(now), 30), ...current, reason: '' },
    fields: {
      from: { type: 'date', help: '明日以降の日付' },
      serviceRate: { as: 'number', unit: '%', help: 'クライアントが、報酬に加えて支払う料金' },
      serviceMin: { as: 'yen', help: '料率で計算した額がこれより少ないときの額' },
      shareRate: { as: 'number', unit: '%', help: 'キャストの報酬から差し引く料金' },
      reason: { multiline: true, help: '確認する担当者に表示され、履歴に残ります' },
    },
  },
});

/** What a deal of the example fee costs and brings. */
const Example = ({ prices, now }: { readonly prices: Prices; readonly now: number }) => {
  const [client, talent] = [amountsOf(EXAMPLE_FEE, now, 'client', prices), amountsOf(EXAMPLE_FEE, now, 'talent', prices)];
  return (
    <Prose>
      {`例：報酬${formatYen(EXAMPLE_FEE)}（税抜）のお仕事では、クライアントのお支払いは${formatYen(client.total)}（税込）、キャストのお受け取りは${formatYen(talent.total)}（税込・源泉徴収前）です。`}
    </Prose>
  );
};

const Lists = ({ lists, now }: { readonly lists: readonly DatedPrices[]; readonly now: number }) => {
  const today = jstDate(now);
  const current = lists.findLast(({ from }) => from <= today);
  const stateOf = (list: DatedPrices) => (list.from > today ? '予定' : list === current ? '適用中' : '終了');
  return (
    <Facts
      facts={lists.toReversed().map((list) => ({
        term: `${longDate(startOfJstDay(list.from))}から（${stateOf(list)}）`,
        value: pricesInWords(list),
      }))}
    />
  );
};

type Props = { readonly lists: readonly DatedPrices[]; readonly now: number };

/** The prices of today with an example, the act that announces others, and all lists. */
export const PriceCards = ({ lists, now }: Props) => {
  const current = pricesAt(lists, now);
  return (
    <>
      <Card title="今日の料金">
        <Stack>
          <Facts
            facts={[
              { term: 'サービス料（クライアント）', value: serviceInWords(current) },
              { term: '利用料（キャスト）', value: shareInWords(current) },
            ]}
          />
          <Example prices={current} now={now} />
          <ActButtons acts={[announceAct(current, now)]} />
        </Stack>
      </Card>
      {lists.length > 0 ? (
        <Card title="告知した料金表">
          <Lists lists={lists} now={now} />
        </Card>
      ) : null}
    </>
  );
};
