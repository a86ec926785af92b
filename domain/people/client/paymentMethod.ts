/** The stored code of bank transfer, the only payment method (docs/specification.md, section 9). */
export const BANK_TRANSFER = 2;
export const paymentMethods = [BANK_TRANSFER] as const;

/**
 * Whether a client has to update the billing data: the payment method is missing or no longer
 * supported (docs/specification.md, section 3).
 */
export const needsBillingUpdate = (method: number | null | undefined): boolean =>
  !(paymentMethods as readonly (number | null | undefined)[]).includes(method);

const paymentMethodLabels: Readonly<Record<number, string>> = { [BANK_TRANSFER]: '銀行振込' };
/** The Japanese name of a client's payment method. */
export const paymentMethodText = (stored: number | null): string => paymentMethodLabels[paymentMethodOf(stored)] ?? '未対応の支払方法';

/** The payment method of a stored client; bank transfer if none is stored. */
export const paymentMethodOf = (stored: number | null | undefined): number => stored ?? BANK_TRANSFER;
