import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { reason } from '../../kernel/commonFields.ts';
import { labelled, labelOf, month, time } from '../../kernel/fieldMeta.ts';
import { date, identifier, messages, optionalLine } from '../../kernel/validation.ts';
import { payerName } from '../../people/client/billing.ts';
import { clientProfile } from '../../people/client/profile.ts';
import { billTo, invoiceLine, invoiceRate } from './content.ts';
import { namedIssuer } from './issuer.ts';
import { paymentKinds } from './state.ts';

const yen = z.number();
const { shape: profile } = clientProfile;
const { shape: company } = profile.company;
const { shape: address } = company.address;

/** The fields of the recipient, with the labels of the client's profile. */
const named = z.object({
  company: labelled(labelOf(company.name), billTo.shape.company),
  department: labelled(labelOf(profile.department), billTo.shape.department),
  name: labelled(labelOf(profile.name), billTo.shape.name),
  postalCode: labelled(labelOf(address.postalCode), billTo.shape.postalCode),
  prefecture: labelled(labelOf(address.prefecture), billTo.shape.prefecture),
  city: labelled(labelOf(address.city), billTo.shape.city),
  street: labelled(labelOf(address.street), billTo.shape.street),
  buildingName: labelled(labelOf(address.buildingName), billTo.shape.buildingName),
});

/** The amount of a credit note at one tax rate, without tax. */
export const creditNet = z
  .number({ error: ({ input }) => (input === undefined ? messages.required : messages.yen) })
  .int(messages.yen)
  .min(1, messages.yen)
  .max(businessRules.paymentMax, messages.yen);

/** Fields of commands and events of invoices. Amounts in yen, times in ms, dates in JST. */
export const invoiceFields = {
  number: labelled('請求番号', z.string()),
  clientId: labelled('クライアント', identifier),
  month: labelled('完了月', month),
  lines: labelled('明細', z.array(invoiceLine)),
  titles: labelled('明細の内容', z.array(z.string())),
  poNumbers: labelled('明細の発注番号', z.array(z.string())),
  rates: labelled('税率ごとの金額', z.array(invoiceRate)),
  net: labelled('税抜合計', yen, '円'),
  tax: labelled('消費税', yen, '円'),
  total: labelled('税込合計', yen, '円'),
  issuer: labelled('発行者', namedIssuer),
  billTo: labelled('請求先', named),
  issuedAt: labelled('発行日時', time),
  dueAt: labelled('お支払期限', time),
  /** The number of the void invoice that this one corrects. */
  replaces: labelled('訂正元の請求番号', z.string().nullable()),
  deals: labelled('取引', z.array(z.string())),
  talentIds: labelled('キャスト', z.array(identifier)),
  /** The name on each line; empty for a cast who has left. */
  casts: labelled('明細のキャスト', z.array(z.string())),
  reason,
  paymentId: labelled('入金の番号', identifier),
  kind: labelled('入金の種類', z.enum(paymentKinds)),
  yen: labelled(
    '入金額',
    z
      .number({ error: ({ input }) => (input === undefined ? messages.required : messages.yen) })
      .int(messages.yen)
      .min(1, messages.yen)
      .max(businessRules.paymentMax, messages.yen),
    '円',
  ),
  at: labelled('入金日', date),
  payer: payerName,
  /** Among equal deposits of the bank statement: those of the day and amount, and of the payer. */
  nth: labelled('明細での同日・同額の順番', z.int().min(1).max(999).nullable()),
  ofPayer: labelled('順番は同じ名義の中', z.boolean()),
  balance: labelled('明細の残高', z.int().nullable(), '円'),
  paid: labelled('入金の合計', yen, '円'),
  credit: labelled('返還請求書の番号', z.string()),
  creditedAt: labelled('返還日時', time),
  /** The amount to pay after the credit note. */
  owed: labelled('返還後のご請求金額', yen, '円'),
  /** Printed for the client. `reason` is for the office. */
  remark: labelled('クライアントへの説明', optionalLine(200)),
  creditId: labelled('返還の番号', identifier),
  remindedAt: labelled('督促日時', time),
};
