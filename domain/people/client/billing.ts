import { z } from 'zod';
import { labelled, labelOf, limitOf } from '../../kernel/fieldMeta.ts';
import { identifier, line, messages, phone, postalCode } from '../../kernel/validation.ts';
import { cityAndStreet } from './address.ts';
import { needsBillingUpdate, paymentMethods } from './paymentMethod.ts';
import { clientProfile } from './profile.ts';

/** Makes a profile field required for bills. */
const required = <Schema extends z.ZodType>(field: z.ZodType, schema: Schema) => labelled(labelOf(field), schema);
const requiredLine = (field: z.ZodString) => required(field, line(limitOf(field)));
const requiredText = (field: z.ZodType, schema: z.ZodString) =>
  required(field, z.string({ error: messages.required }).trim().min(1, messages.required).pipe(schema));

const { name, department, company } = clientProfile.shape;
const { phone: profilePhone, address } = company.shape;

/** The fields that a bill requires (docs/specification.md, section 5). */
export const billingProfile = z.strictObject({
  name,
  department: requiredLine(department),
  company: z.strictObject({
    /** Individuals enter the name for the bill. */
    name: labelled('会社名・屋号', line(limitOf(company.shape.name))),
    phone: requiredText(profilePhone, phone),
    address: z
      .strictObject({
        postalCode: requiredText(address.shape.postalCode, postalCode),
        prefecture: requiredLine(address.shape.prefecture),
        city: requiredLine(address.shape.city),
        street: requiredLine(address.shape.street),
        buildingName: address.shape.buildingName,
      })
      .refine(...cityAndStreet),
  }),
});

export type BillingProfile = z.infer<typeof billingProfile>;

/** The payment method of a client; only bank transfer is valid. */
export const paymentMethod = labelled('お支払い方法', z.literal(paymentMethods, { error: 'お支払い方法には銀行振込をお選びください' }));
/** The client's customer number in the office's accounting system. */
export const billClientId = labelled('請求先番号', identifier);

/** A payer's name as the bank statement has it. */
export const payerName = labelled('振込名義', line(100));
/** How many names the office can confirm for a client. */
export const PAYERS_MAX = 20;

type Billed = Pick<BillingProfile, 'name' | 'department'> & {
  readonly company: Pick<BillingProfile['company'], 'name' | 'phone' | 'address'>;
};

/** Error texts of billing fields of a profile or document, by path; empty if complete. */
export const billingProfileFaults = ({ name, department, company }: Billed): Record<string, string> => {
  const { postalCode: code, prefecture, city, street, buildingName } = company.address;
  const address = { postalCode: code, prefecture, city, street, buildingName };
  const { error } = billingProfile.safeParse({ name, department, company: { name: company.name, phone: company.phone, address } });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

export const isBillingProfileComplete = (profile: Billed): boolean => Object.keys(billingProfileFaults(profile)).length === 0;

/**
 * Whether the office can bill the client: complete billing profile and a supported payment method.
 */
export const isBillable = (client: Billed & { readonly paymentMethod: number | null }): boolean =>
  isBillingProfileComplete(client) && !needsBillingUpdate(client.paymentMethod);
