import { dealFields } from '#domain/work/deal/fields.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { MoneyBox } from '#web/entities/deal/moneyBox.tsx';
import { usePrices } from '#web/entities/deal/prices.ts';

type Props = {
  readonly fee: number | undefined;
  readonly scheduleToClose: number | null | undefined;
  readonly changes?: Deal;
  readonly state?: string;
};

export const TypedMoney = ({ fee, scheduleToClose, changes, state = '見積もり' }: Props) => {
  const prices = usePrices(changes);
  const yen = dealFields.fee.safeParse(fee).data;
  const ends = dealFields.scheduleToClose.safeParse(scheduleToClose).data;
  if (yen === undefined || ends === undefined) return null;
  return (
    <MoneyBox
      reader={{ side: 'client' }}
      fee={yen}
      scheduleToClose={ends}
      prices={prices}
      state={state}
      isAgreed={false}
      feeBefore={changes?.fee ?? null}
      isOpen
    />
  );
};
