import type { InvoiceRate } from './content.ts';

type Credited = { readonly rates: readonly InvoiceRate[]; readonly credits: readonly { readonly rates: readonly InvoiceRate[] }[] };

/** These rates minus the part of a credit note. */
export const without = (rates: readonly InvoiceRate[], taken: readonly InvoiceRate[]): InvoiceRate[] =>
  rates.map((rate) => {
    const part = taken.find(({ percent }) => percent === rate.percent);
    return part ? { ...rate, net: rate.net - part.net, tax: rate.tax - part.tax } : rate;
  });

/** The amounts left after the credit notes, by tax rate, without empty rates. */
export const leftOf = ({ rates, credits }: Credited): InvoiceRate[] =>
  credits.reduce<readonly InvoiceRate[]>((left, credit) => without(left, credit.rates), rates).filter(({ net }) => net > 0);
