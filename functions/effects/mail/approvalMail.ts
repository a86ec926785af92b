import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { requestAnswerLabels } from '#domain/office/desk/kinds.ts';
import { memberName, type NamedMember } from '#domain/people/account/memberName.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { approvalAnsweredWords, approvalAskedWords, type approvalMailKinds } from '#domain/talk/mail/mailWords.ts';
import { firstWork, firstWorkPosted } from '#domain/work/deal/workSpan.ts';
import { officeAccountPath } from '#projections/account/officeAccounts.schema.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Runtime } from '../../ports.ts';
import { pageUrl } from '../senderSettings.ts';
import type { Draft } from './mails.ts';

type AnyDeal = Pick<Entry, 'job' | 'sheet' | 'proposal'> & Partial<Pick<Entry, 'posted'>>;
type ApprovalEvent = EnvelopeNamed<(typeof approvalMailKinds)[number]>;

export const officeDealLink = (streamId: string): Draft['link'] => {
  const { aggregate, entityId } = parseStreamId(streamId);
  const url = pageUrl(aggregate === 'entry' ? 'officeEntry' : 'officeOffer', { offerId: entityId, entryId: entityId });
  return { label: '内容を確認する', url };
};

/** The mail to the member who is asked to approve a deal, or to the member who asked. */
export const approvalMail = async ({ db }: Runtime, event: AnyEnvelope): Promise<Draft> => {
  const { streamId, type, data } = event as ApprovalEvent;
  const dealStream = parseStreamId(streamId).entityId;
  const { aggregate, entityId } = parseStreamId(dealStream);
  const by = type === 'DeskApprovalAsked' ? data.askedBy : data.answeredBy;
  const [member, shown] = await Promise.all([
    by === null ? null : db.doc(officeAccountPath(by)).get(),
    db.doc(`jobs/${data.jobId}/${aggregate === 'entry' ? 'entries' : 'offers'}/${entityId}`).get(),
  ]);
  const name = member && memberName(member.data() as NamedMember | undefined);
  const deal = shown.data() as AnyDeal | undefined;
  const sheet = deal?.proposal?.sheet ?? deal?.sheet ?? null;
  const begins = firstWork(sheet) ?? firstWorkPosted(deal?.posted ?? null);
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['お仕事', deal?.job.title],
    ['報酬', data.yen === null ? null : `${formatYen(data.yen)}（税抜）`],
    ['初日', begins === null ? null : longTime(begins)],
  ];
  return {
    ...(type === 'DeskApprovalAsked'
      ? approvalAskedWords(name ?? memberName(null))
      : approvalAnsweredWords(requestAnswerLabels[data.answer], name)),
    about: deal?.job.title ?? null,
    ...(data.text !== null && { letter: data.text }),
    facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    link: officeDealLink(dealStream),
  };
};
