import type { BillingProfile } from '#domain/client/billing.ts';
import { BANK_TRANSFER } from '#domain/client/paymentMethod.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Saves whom and where bills go to, paid by bank transfer. */
export const useSaveBilling = () => {
  const uid = useUid();
  const { send } = useCommand<BillingProfile & { paymentMethod: number }>({
    callable: 'clients',
    type: 'saveBilling',
    shownBy: () => `clients/${uid}`,
  });
  return { send: (profile: BillingProfile) => send({ ...profile, paymentMethod: BANK_TRANSFER }) };
};
