import { z } from 'zod';
import { line, messages, optionalLine, phone, postalCode } from '../kernel/validation.ts';
import { cityAndStreet } from './address.ts';

/** Bank transfer, the only payment method (spec section 9). */
export const BANK_TRANSFER = 2;
export const paymentMethods = [BANK_TRANSFER] as const;

const required = (schema: z.ZodString) => z.string({ error: messages.required }).trim().min(1, messages.required).pipe(schema);

/** What a bill needs, exactly as spec section 5 lists it, for companies and individuals alike. */
export const billingProfile = z.strictObject({
  name: line(60),
  department: line(100),
  company: z.strictObject({
    name: line(100),
    phone: required(phone),
    address: z
      .strictObject({
        postalCode: required(postalCode),
        prefecture: line(4),
        city: line(56),
        street: line(56),
        buildingName: optionalLine(60),
      })
      .refine(...cityAndStreet),
  }),
});
export type BillingProfile = z.infer<typeof billingProfile>;

export const paymentMethod = z.literal(paymentMethods, { error: 'お支払い方法には銀行振込をお選びください' });

type Billed = Pick<BillingProfile, 'name' | 'department'> & {
  readonly company: Pick<BillingProfile['company'], 'name' | 'phone' | 'address'>;
};

/** What is missing or wrong in a client's billing profile, as messages by field path; empty when it is complete. Takes a whole client's document too. */
export const billingProfileFaults = ({ name, department, company }: Billed): Record<string, string> => {
  const { postalCode: code, prefecture, city, street, buildingName } = company.address;
  const address = { postalCode: code, prefecture, city, street, buildingName };
  const { error } = billingProfile.safeParse({ name, department, company: { name: company.name, phone: company.phone, address } });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

export const isBillingProfileComplete = (profile: Billed): boolean => Object.keys(billingProfileFaults(profile)).length === 0;

/** Whether a client has to see to the billing information: the payment method is missing, or not supported any more (spec section 3). */
export const needsBillingUpdate = (method: number | null | undefined): boolean =>
  !(paymentMethods as readonly (number | null | undefined)[]).includes(method);

/** Whether bills can go out: the profile is complete and the payment method supported. */
export const isBillable = (client: Billed & { readonly paymentMethod: number | null }): boolean =>
  isBillingProfileComplete(client) && !needsBillingUpdate(client.paymentMethod);

const paymentMethodLabels: Readonly<Record<number, string>> = { [BANK_TRANSFER]: '銀行振込' };
/** A client's payment method in words. */
export const paymentMethodText = (stored: number | null): string => paymentMethodLabels[paymentMethodOf(stored)] ?? '未対応の支払方法';

/** The payment method of a stored client: bank transfer where nothing was stored (spec section 3). */
export const paymentMethodOf = (stored: number | null | undefined): number => stored ?? BANK_TRANSFER;
