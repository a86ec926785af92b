import { type ReactNode, useState } from 'react';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { addresseeLines } from '#domain/money/invoice/recipient.ts';
import { orderFields } from '#domain/money/order/fields.ts';
import { orderStage } from '#domain/money/order/stage.ts';
import { type OrderDocument, orderSchema } from '#projections/order/orders.schema.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useOnly } from '#web/shared/data/reads/reads.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';

const OrderDialog = lazyPart(async () => (await import('./orderDialog.tsx')).OrderDialog);

type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
  /** The client of the deal; otherwise the office. */
  readonly isClient: boolean;
  readonly maySet?: boolean;
};

/** The order of a deal, live; null if none was set. A client reads only the own ones. */
const useOrder = (dealId: string, isClient: boolean) => {
  const uid = useUid();
  const where = isClient
    ? ([
        ['clientId', '==', uid],
        ['id', '==', dealId],
      ] as const)
    : ([['id', '==', dealId]] as const);
  return useOnly({ collection: 'orders', where, limit: 1 }, orderSchema);
};

const factsOf = ({ poNumber, addressee }: OrderDocument) => [
  { term: labelOf(orderFields.poNumber), value: poNumber || '未設定' },
  {
    term: labelOf(orderFields.addressee),
    value: addressee ? addresseeLines(addressee).map((line) => <div key={line}>{line}</div>) : '請求先情報のとおり',
  },
];

const Content = ({ kind, deal, isClient, maySet = true, order }: Props & { readonly order: OrderDocument | null }) => {
  const [isEditing, setEditing] = useState(false);
  const stage = orderStage(kind, deal.status, deal.billStatus);
  const isSet = order !== null && (Boolean(order.poNumber) || order.addressee !== null);
  if (stage !== 'OPEN' && !isSet) return null;
  const frozen: ReactNode =
    stage === 'CLAIMED'
      ? `請求済みのため、変更できません。${isClient ? '変更が必要なときは、事務局へお問い合わせください。' : '変更するときは、先に請求書を無効にしてください。'}`
      : null;
  return (
    <Card title="発注番号・請求先">
      <Stack>
        {isSet ? (
          <Facts facts={factsOf(order)} />
        ) : (
          <p>請求書に発注番号を載せたり、このお仕事だけ別の宛名にしたりできます。設定しないときは、請求先情報のとおりに請求します。</p>
        )}
        {frozen ? <p>{frozen}</p> : null}
        {stage === 'OPEN' && maySet ? (
          <Row>
            <Button variant="outlined" onClick={() => setEditing(true)}>
              発注番号・請求先を{isSet ? '変更する' : '設定する'}
            </Button>
          </Row>
        ) : null}
      </Stack>
      {isEditing ? <OrderDialog kind={kind} deal={deal} order={order} isClient={isClient} onClose={() => setEditing(false)} /> : null}
    </Card>
  );
};

export const OrderPart = (props: Props) => {
  const { query, row } = useOrder(props.deal.id, props.isClient);
  if (query.isError)
    return (
      <Card title="発注番号・請求先">
        <FailedState onRetry={() => query.refetch()} />
      </Card>
    );
  if (row === undefined) return <SkeletonBlock height={150} />;
  return <Content {...props} order={row} />;
};
