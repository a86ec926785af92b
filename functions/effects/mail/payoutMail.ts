import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longDate, longTime, monthText } from '#domain/kernel/format/times.ts';
import type { Paper } from '#domain/money/invoice/papers.ts';
import { payoutFields } from '#domain/money/payout/fields.ts';
import { payoutPaper } from '#domain/money/payout/payoutPaper.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { payoutMailKinds, payoutWords } from '#domain/talk/mail/mailWords.ts';
import type { MailContent } from '#domain/talk/mail/render.ts';
import { invoiceIssuer } from '../../platform/settings.ts';
import { pageUrl } from '../senderSettings.ts';
import type { Draft } from './mails.ts';

type MailedPayoutEvent = EnvelopeNamed<(typeof payoutMailKinds)[number]>;

export const isMailedPayoutEvent = (event: AnyEnvelope): event is MailedPayoutEvent =>
  (payoutMailKinds as readonly string[]).includes(event.type);

const factsOf = (event: MailedPayoutEvent): MailContent['facts'] => {
  if (event.type === 'PayeeAccountSet') {
    const { from } = event.data;
    return [['新しい口座を使い始める日', from === null ? 'すぐに使います' : `${longDate(from)}から`]];
  }
  const month = [labelOf(payoutFields.month), monthText(event.data.month)] as const;
  if (event.type === 'PayoutFixed')
    return [
      month,
      [labelOf(payoutFields.total), formatYen(event.data.total)],
      [labelOf(payoutFields.agreeBy), `${longTime(event.data.agreeBy)}まで`],
    ];
  return event.type === 'PayoutPaid' ? [month, [labelOf(payoutFields.total), formatYen(event.data.total)]] : [month];
};

/**
 * The statement of an event, as it is before an answer. It does not depend on when the mail is
 * sent: a retry attaches the same bytes, also after the answer.
 */
const statementOf = ({ data }: EnvelopeNamed<'PayoutFixed'>): Paper =>
  payoutPaper({ ...data, agreedAt: null, agreedBy: null, to: null, day: null }, invoiceIssuer());

/** The mail to a cast about account or payment. A new statement is attached. */
export const payoutMail = (event: MailedPayoutEvent): Draft => {
  const { title, body, place } = payoutWords[event.type];
  const draft = { title, body, facts: factsOf(event), link: { label: 'お支払いを確認する', url: pageUrl(place, {}) } };
  if (event.type !== 'PayoutFixed') return draft;
  const attached = statementOf(event);
  return { ...draft, facts: [...draft.facts, ['添付ファイル', `${attached.title}（PDF）`]], attached };
};
