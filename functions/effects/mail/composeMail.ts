import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { reason } from '#domain/kernel/commonFields.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { dealOf, parseStreamId } from '#domain/kernel/identifiers.ts';
import { pricesAt, pricesOf } from '#domain/kernel/prices.ts';
import { mailChoiceOf, NOTICE_SETTINGS } from '#domain/kernel/words/topics.ts';
import { paperFileName } from '#domain/money/invoice/paperNames.ts';
import type { Paper } from '#domain/money/invoice/papers.ts';
import { officeMorningWords } from '#domain/office/desk/morningWords.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { aboutInWords, type Facts, factsInWords } from '#domain/talk/mail/facts.ts';
import { destinationWords, mailWords, officeUrgentWords, standingWords, topicOf } from '#domain/talk/mail/mailWords.ts';
import { type MailContent, type RenderedMail, renderMail } from '#domain/talk/mail/render.ts';
import { aboutInTime, askedBy, bodyInTime, isUrgent } from '#domain/talk/words/urgency.ts';
import { dueNameOfMail } from '#domain/work/deal/dueNames.ts';
import { type RowName, type ShownTerms, termsRows } from '#domain/work/deal/sheetWords.ts';
import type { User } from '#projections/account/users.schema.ts';
import { MASTER_LIST, type MasterList } from '#projections/content/masters.schema.ts';
import { listsIn, priceListPath } from '#projections/office/priceLists.schema.ts';
import { maySearch } from '#projections/search/maySearch.ts';
import { decryptEvents, readStored } from '../../eventStore/readEvents.ts';
import { getMany } from '../../platform/getMany.ts';
import { siteUrl } from '../../platform/settings.ts';
import type { Runtime } from '../../ports.ts';
import { pageUrl } from '../senderSettings.ts';
import { approvalMail, officeDealLink } from './approvalMail.ts';
import { contactMail } from './contactMail.ts';
import { noticeDigest, searchDigest } from './digestMail.ts';
import { guardianMail } from './guardianMail.ts';
import { invoiceMail, isMailedInvoiceEvent } from './invoiceMail.ts';
import { askedWithCode } from './mailedCode.ts';
import type { Attachment, OutgoingMail } from './mailer.ts';
import type { Draft, Letter, Mail, MailNamed } from './mails.ts';
import { isMailedPayoutEvent, payoutMail } from './payoutMail.ts';

type DealMail = Extract<Mail, { audience: string }>;
/** A rendered mail with its address, the reader's choice, and its paper as a PDF. */
export type ComposedMail = RenderedMail & Pick<Letter, 'to' | 'choice'> & Pick<OutgoingMail, 'attached'>;

const peers = { client: { side: 'talent', label: 'キャスト' }, talent: { side: 'client', label: 'クライアント' } } as const;

const eventOf = async ({ db, keys }: Runtime, { streamId, version }: Mail, stored?: EventEnvelope): Promise<AnyEnvelope> => {
  const [event] = await decryptEvents(stored ? [stored] : await readStored(db, streamId, version, 1), keys);
  if (event?.version !== version) throw new Error(`${streamId} has no version ${version}`);
  return event;
};

/** The address of an account; null if the account was withdrawn. */
const ownAddressOf = ({ deletedAt, destinationEmail }: User): string | null => (deletedAt === null ? destinationEmail || null : null);
/** The same; null also if the account is suspended. */
const addressOf = (user: User): string | null => (user.suspended ? null : ownAddressOf(user));

/** The link to the reader's mail settings; none for an account without a role. */
const settingsOf = ({ role }: User): Pick<MailContent, 'settingsUrl'> =>
  role === null ? {} : { settingsUrl: `${pageUrl(`${role}Settings`, {})}#${NOTICE_SETTINGS}` };

/** The name in the greeting; a client's contact is greeted with the company's name. */
const greeted = (profile: DocumentSnapshot): string | null =>
  [profile.get('company.name'), profile.get('name')].filter(Boolean).join(' ') || null;

/** A document is not written yet. The mail is retried later like a failed one. */
class NotProjectedYet extends Error {
  override readonly name = 'NotProjectedYet';
}

/**
 * Reads documents that must exist. Throws NotProjectedYet if a commit could not write one of them.
 */
const projected = async (
  db: Firestore,
  paths: readonly string[],
  read?: readonly DocumentSnapshot[],
): Promise<readonly DocumentSnapshot[]> => {
  const found =
    read ??
    (await getMany(
      db,
      paths.map((path) => db.doc(path)),
    ));
  // An operator without a price list charges nothing.
  const missing = found.filter(({ exists, ref }) => !exists && ref.path !== priceListPath).map(({ ref }) => ref.parent.id);
  if (missing.length > 0) throw new NotProjectedYet(missing.join());
  return found;
};

/**
 * Composes a mail from the event's facts and the current names and titles. Null if there is nobody
 * to write to. `stored`: the mail's event. `read`: the documents at `pathsOf`, if they were read.
 */
export const composeMail = async (
  runtime: Runtime,
  mail: Mail,
  stored?: EventEnvelope,
  read?: readonly DocumentSnapshot[],
): Promise<ComposedMail | null> => {
  const letter = mail.audience !== null ? await aboutDeal(runtime, mail, stored, read) : await letterOf(runtime, mail, stored);
  if (letter === null) return null;
  const { to, choice, content, attached } = letter;
  return { to, choice, ...renderMail(content), ...(attached && { attached: await drawn(attached) }) };
};

/** A paper as a PDF. The library and its fonts are loaded with the first one. */
const drawn = async (paper: Paper): Promise<Attachment> => {
  const { drawPaper } = await import('../../paper/drawPaper.ts');
  return { name: paperFileName(paper), bytes: await drawPaper(paper) };
};

/** The same before it is rendered. */
const letterOf: Compose = (runtime, mail, stored) =>
  mail.audience !== null ? aboutDeal(runtime, mail, stored) : (ownMails[mail.kind] as Compose)(runtime, mail, stored);

/** The path of a document with both sides and the job of a deal: the deal's own, or its room's. */
export const dealShownAt = ({ streamId, data }: Pick<EventEnvelope, 'streamId' | 'data'>): string => {
  const { aggregate, entityId } = parseStreamId(streamId);
  if (aggregate === 'chat') return `chatRooms/${entityId}`;
  const { dealKind, dealId } = dealOf({ streamId, data });
  return `jobs/${String(data.jobId)}/${dealKind === 'entry' ? 'entries' : 'offers'}/${dealId}`;
};

/** Mails that list the terms: of an offer or a change of terms, and of a conclusion. */
const ofTerms: readonly Mail['kind'][] = ['OfferMade', 'OfferCounterAgreed', 'OfferTermsChanged', 'EntryTermsChanged'];
const ofConclusions: readonly Mail['kind'][] = ['OfferApproved', 'EntryApproved'];

/** The documents of which a mail about a deal is composed; none for other mails. */
export const pathsOf = ({ audience, uid, kind }: Mail, event: EventEnvelope): readonly string[] => {
  if (audience === null) return [];
  return [`users/${uid}`, `${audience}s/${uid}`, dealShownAt(event), ...(ofTerms.includes(kind) ? [priceListPath] : [])];
};

/** Rows that these mails already have among their facts. */
const saidAlready: readonly RowName[] = ['fee', 'scheduleToClose'];

/** The current terms as rows, with a link to the printable page; null for other mails. */
const statedTerms = async (
  db: Firestore,
  { kind, audience }: DealMail,
  { streamId }: AnyEnvelope,
  deal: DocumentSnapshot,
  priceList: DocumentSnapshot | undefined,
) => {
  const terms = deal.data() as (ShownTerms & { readonly approvedAt: number | null }) | undefined;
  const isConclusion = ofConclusions.includes(kind);
  if (!(isConclusion || ofTerms.includes(kind)) || terms?.fee == null || terms.scheduleToClose == null) return null;
  const list = terms.sheet ? ((await db.doc(MASTER_LIST).get()).data() as MasterList | undefined) : undefined;
  const masterName = (id: string) => list?.entries.find((entry) => entry.id === id)?.name;
  const names = { client: deal.get('client.name'), talent: deal.get('talent.name'), masterName };
  const at = terms.approvedAt ?? (deal.get('updatedAt') as number);
  const prices = pricesOf(terms, pricesAt(listsIn(priceList), at));
  const rows = termsRows({ ...terms, prices, commissionedAt: terms.approvedAt }, names, audience, at);
  const { aggregate, entityId } = parseStreamId(streamId);
  const paper = pageUrl(`${audience}${aggregate === 'entry' ? 'Entry' : 'Offer'}Terms`, { offerId: entityId, entryId: entityId });
  return {
    facts: rows.filter(({ name }) => isConclusion || !saidAlready.includes(name)).map(({ label, value }) => [label, value] as const),
    paper: { label: '条件書を印刷・保存する', url: paper },
  };
};

const aboutDeal = async (
  runtime: Runtime,
  mail: DealMail,
  stored?: EventEnvelope,
  read?: readonly DocumentSnapshot[],
): Promise<Letter | null> => {
  const { kind, audience } = mail;
  const event = await eventOf(runtime, mail, stored);
  const peer = peers[audience];
  const { jobId, ...data } = event.data as Facts & { readonly jobId: string };
  const [user, recipient, deal, priceList] = (await projected(runtime.db, pathsOf(mail, event), read)) as [
    DocumentSnapshot,
    DocumentSnapshot,
    DocumentSnapshot,
    DocumentSnapshot?,
  ];
  const account = user.data() as User;
  const to = addressOf(account);
  if (to === null) return null;
  const words = mailWords(kind, audience);
  // A reminder's event has no deadline; the deal has the current one.
  const reminded = kind.endsWith('Reminded') && { answerDue: deal.get('answerDue') as number | null | undefined };
  const facts: Facts = {
    ...data,
    ...reminded,
    // Only the office reads why a cast objects to an answer on behalf.
    ...(kind.endsWith('ProxyDisputed') && { reason: null }),
    dueName: dueNameOfMail(kind),
    jobTitle: deal.get('job.title'),
    peerName: deal.get(`${peer.side}.name`),
  };
  const { dealKind, dealId } = dealOf(event);
  const url = pageUrl(words.place, { offerId: dealKind === 'entry' ? null : dealId, entryId: dealId, roomId: dealId, jobId });
  const stated = await statedTerms(runtime.db, mail, event, deal, priceList);
  const due = askedBy(kind, audience, facts);
  const content = {
    title: words.title,
    about: aboutInTime(aboutInWords(facts), due, runtime.now()),
    recipient: greeted(recipient),
    body: bodyInTime(words.body, due, runtime.now()),
    facts: [...factsInWords(facts, peer.label), ...(stated?.facts ?? [])],
    link: { label: words.link, url },
    ...(stated && { paper: stated.paper }),
    ...settingsOf(account),
  };
  const choice = mailChoiceOf(topicOf(kind), account.mailChoices);
  // What is urgent does not wait for the morning.
  return { to, choice: choice === 'digest' && isUrgent(due, runtime.now()) ? 'each' : choice, content };
};

type Compose<Of extends Mail = Mail> = (runtime: Runtime, mail: Of, stored?: EventEnvelope) => Promise<Letter | null>;
type DraftOf<Of extends Mail> = (runtime: Runtime, mail: Of, user: User, stored?: EventEnvelope) => Draft | null | Promise<Draft | null>;

/** A mail that nobody can turn off. */
const letter = (to: string, { to: _, attached, ...draft }: Draft, more: Partial<MailContent> = {}): Letter => ({
  to,
  choice: 'each',
  content: { about: null, recipient: null, facts: [], ...draft, ...more },
  ...(attached && { attached }),
});

/**
 * A mail about a person's own matter, if `readerOf` finds an address. The content can name another
 * address; then it has no link to the settings.
 */
const toPerson =
  <Of extends Mail>(draftOf: DraftOf<Of>, readerOf: (user: User) => string | null = addressOf, settings = settingsOf): Compose<Of> =>
  async (runtime, mail, stored) => {
    const user = (await projected(runtime.db, [`users/${mail.uid}`]))[0]?.data() as User;
    const own = readerOf(user);
    const draft = own === null ? null : await draftOf(runtime, mail, user, stored);
    if (own === null || draft === null) return null;
    return draft.to === undefined ? letter(own, draft, settings(user)) : letter(draft.to, draft);
  };

/** A mail to a member of the office, if they still are one. */
const toMember = <Of extends Mail>(draftOf: DraftOf<Of>): Compose<Of> =>
  toPerson(
    draftOf,
    (user) => (user.isAdmin ? addressOf(user) : null),
    () => ({}),
  );

/** To an address that is not confirmed yet: the only place with the confirmation code. */
const destination = toPerson(async (runtime, { uid, version }) => {
  const asked = await askedWithCode(runtime, 'AccountDestinationRequested', uid, version);
  if (!asked?.data.email) return null;
  const { code } = asked;
  const { email: to, expiresAt } = asked.data;
  const link = { label: '変更を完了する', url: `${pageUrl('destinationEdit', {})}?code=${code}` };
  return { ...destinationWords, to, facts: factsInWords({ code, codeExpires: expiresAt }, ''), link };
});

/** To a person who waited for the office's review: the result and, if any, the reason. */
const standing = toPerson(async (runtime, mail, _, stored) => {
  const { data } = await eventOf(runtime, mail, stored);
  const { place, ...words } = standingWords[mail.kind as keyof typeof standingWords];
  const facts = 'reason' in data && data.reason ? [[labelOf(reason), data.reason] as const] : [];
  return { ...words, facts, link: { label: 'マイページを開く', url: pageUrl(place, {}) } };
});

/** To a person who asked the office; the only mail that a suspended member gets. */
const contact: Compose = async (runtime, mail, stored) => {
  const draft = await contactMail(runtime, await eventOf(runtime, mail, stored));
  return draft?.to === undefined ? draft && toPerson(() => draft, ownAddressOf)(runtime, mail) : letter(draft.to, draft);
};

/** To a member of the office: a request for approval, or its answer. */
const approval = toMember(async (runtime, mail, _, stored) => approvalMail(runtime, await eventOf(runtime, mail, stored)));

/** To a client about an invoice, or to a cast about the account or a payment. */
const aboutMoney = (collection: 'clients' | 'talents', draftOf: (event: AnyEnvelope) => Draft | null): Compose =>
  toPerson(async (runtime, mail, _, stored) => {
    const draft = draftOf(await eventOf(runtime, mail, stored));
    const [profile] = draft ? await projected(runtime.db, [`${collection}/${mail.uid}`]) : [];
    return draft && { ...draft, recipient: greeted(profile as DocumentSnapshot) };
  }, ownAddressOf);

const billed = aboutMoney('clients', (event) => (isMailedInvoiceEvent(event) ? invoiceMail(event) : null));
const paid = aboutMoney('talents', (event) => (isMailedPayoutEvent(event) ? payoutMail(event) : null));

const ownMails: { readonly [Kind in Extract<Mail, { audience: null }>['kind']]: Compose<MailNamed<Kind>> | Compose } = {
  AccountDestinationRequested: destination,
  GuardianAsked: toPerson(guardianMail),
  GuestContactOpened: contact,
  ContactAnswered: contact,
  ContactBegun: contact,
  DeskApprovalAsked: approval,
  DeskApprovalAnswered: approval,
  ClientCertified: standing,
  TalentPublished: standing,
  ClientProfileReturned: standing,
  TalentProfileReturned: standing,
  InvoiceIssued: billed,
  InvoiceVoided: billed,
  InvoiceCredited: billed,
  InvoiceReminded: billed,
  PayeeAccountSet: paid,
  PayoutFixed: paid,
  PayoutKept: paid,
  PayoutPaid: paid,
  PayoutFailed: paid,
  SearchDigest: toPerson(searchDigest, (user) => (maySearch(user, user.role === 'talent' ? 'jobs' : 'casts') ? addressOf(user) : null)),
  /** Mails held until the morning. */
  NoticeDigest: toPerson((runtime, mail: MailNamed<'NoticeDigest'>, user) =>
    noticeDigest(runtime, mail, user, (held) => letterOf(runtime, held)),
  ),
  OfficeMorning: toMember((_, { waits }: MailNamed<'OfficeMorning'>) => ({
    ...officeMorningWords(waits),
    link: { label: '事務局ホームを開く', url: `${siteUrl()}/office` },
  })),
  /** A deal to decide before its work begins. */
  OfficeUrgent: toMember(({ now }, { streamId, asked, decideBy }: MailNamed<'OfficeUrgent'>) => {
    const { title, body, facts } = officeUrgentWords(asked, decideBy);
    const inTime = { about: aboutInTime(null, decideBy, now()), body: bodyInTime(body, decideBy, now()) };
    return { title, facts, ...inTime, link: officeDealLink(streamId) };
  }),
};
