/** Bank transfer, the only payment method (spec section 9). */
export const BANK_TRANSFER = 2;
export const paymentMethods = [BANK_TRANSFER] as const;

/**
 * Whether a client has to see to the billing information: the payment method is missing, or not
 * supported any more (spec section 3).
 */
export const needsBillingUpdate = (method: number | null | undefined): boolean =>
  !(paymentMethods as readonly (number | null | undefined)[]).includes(method);

const paymentMethodLabels: Readonly<Record<number, string>> = { [BANK_TRANSFER]: '銀行振込' };
/** A client's payment method in words. */
export const paymentMethodText = (stored: number | null): string => paymentMethodLabels[paymentMethodOf(stored)] ?? '未対応の支払方法';

/**
 * The payment method of a stored client: bank transfer where nothing was stored (spec section 3).
 */
export const paymentMethodOf = (stored: number | null | undefined): number => stored ?? BANK_TRANSFER;
