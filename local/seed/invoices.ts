import { latestMonths, monthsAfter } from '#domain/kernel/calendar/days.ts';
import { DAY, HOUR, jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { billedTogether } from '#domain/money/invoice/lines.ts';
import { owedOf } from '#domain/money/invoice/status.ts';
import { draftInvoice } from '#functions/bills/invoiceDraft.ts';
import type { Runtime } from '#functions/ports.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import type { Act, Command, Person } from './acts.ts';
import { people } from './demoPeople.ts';

/** The invoiced month: the one before the two months with open bills. */
export const invoicedMonth = (now: number): string => latestMonths(now, 3)[2] as string;

/** Issues an invoice for all unclaimed bills. */
const issue =
  (clientId: string, month: string) =>
  async ({ db }: Runtime): Promise<Command | null> => {
    const { bills, billTo } = await draftInvoice(db, clientId, month);
    if (bills.length === 0 || billTo === null) return null;
    const { sums } = billedTogether(bills);
    return { type: 'issue', clientId, month, expected: { count: bills.length, total: sums.total } };
  };

const invoiceOf = async ({ db }: Runtime, clientId: string, month: string): Promise<InvoiceDocument | undefined> => {
  const { docs } = await db.collection('invoices').where('clientId', '==', clientId).where('month', '==', month).get();
  return docs.map((found) => found.data() as InvoiceDocument).find(({ status }) => status !== 'VOIDED');
};

/** Records a payment of a share of the owed amount. */
const pay =
  (client: Person, month: string, share: number) =>
  async (runtime: Runtime): Promise<Command | null> => {
    const invoice = await invoiceOf(runtime, client.uid, month);
    if (!invoice) return null;
    const yen = Math.round(owedOf(invoice) * share);
    return { type: 'recordPayment', invoiceId: invoice.id, yen, at: jstDate(runtime.now()), payer: invoice.billTo?.company ?? client.name };
  };

/** A command on the valid invoice. */
const onInvoice =
  (clientId: string, month: string, command: Command) =>
  async (runtime: Runtime): Promise<Command | null> => {
    const invoice = await invoiceOf(runtime, clientId, month);
    return invoice ? { ...command, invoiceId: invoice.id } : null;
  };

/** A credit note for a tenth of the amount. */
const creditOf =
  (clientId: string, month: string) =>
  async (runtime: Runtime): Promise<Command | null> => {
    const invoice = await invoiceOf(runtime, clientId, month);
    const [rate] = invoice?.rates ?? [];
    if (!invoice || !rate) return null;
    const rates = [{ percent: rate.percent, net: Math.ceil(rate.net / 10) }];
    const words = { reason: '拘束時間が予定より短かったことを、双方に確認したため。', remark: '拘束時間の短縮' };
    return { type: 'credit', invoiceId: invoice.id, rates, ...words };
  };

/**
 * Invoices of the month: most are paid in time, one in part, late ones have reminders; one was
 * reissued.
 */
export const invoiceActs = (now: number): Act[] => {
  const month = invoicedMonth(now);
  const issuedAt = startOfJstDay(monthsAfter(`${month}-01`, 1)) + 11 * DAY + 10 * HOUR;
  return people.clients
    .flatMap((client, place): Act[] => {
      const act = (at: number, label: string, command: Act['command']): Act => ({
        at,
        by: people.office,
        callable: 'invoices',
        label: `${label} ${month} ${place}`,
        command,
      });
      const share = place % 4 === 2 ? 0.5 : place % 4 === 3 ? 0 : 1;
      return [
        act(issuedAt + place * HOUR, 'invoice', issue(client.uid, month)),
        ...(place === 1
          ? [
              act(issuedAt + DAY, 'void', onInvoice(client.uid, month, { type: 'void', reason: '宛名の部署を訂正するため。' })),
              act(issuedAt + DAY + HOUR, 'invoice again', issue(client.uid, month)),
            ]
          : []),
        ...(place === 2 ? [act(issuedAt + 2 * DAY, 'credit', creditOf(client.uid, month))] : []),
        ...(share === 0 ? [act(issuedAt + 25 * DAY, 'remind', onInvoice(client.uid, month, { type: 'remind' }))] : []),
        ...(share === 0 ? [] : [act(issuedAt + (14 + place) * DAY, 'payment', pay(client, month, share))]),
      ];
    })
    .filter(({ at }) => at < now);
};
