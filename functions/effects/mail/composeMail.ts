import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { reason } from '#domain/kernel/commonFields.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { pathOf } from '#domain/kernel/words/places.ts';
import { mailChoiceOf, NOTICE_SETTINGS } from '#domain/kernel/words/topics.ts';
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
import { maySearch } from '#projections/search/maySearch.ts';
import { decryptEvents, readStored } from '../../eventStore/readEvents.ts';
import { getMany } from '../../platform/getMany.ts';
import type { Runtime } from '../../ports.ts';
import { contactMail } from './contactMail.ts';
import { digestMail } from './digestMail.ts';
import { guardianMail } from './guardianMail.ts';
import { invoiceMail, isMailedInvoiceEvent } from './invoiceMail.ts';
import { askedWithCode } from './mailedCode.ts';
import { mailSettings } from './mailSettings.ts';
import type { Letter, Mail } from './mails.ts';
import { noticeDigestContent } from './noticeDigest.ts';

type DealMail = Extract<Mail, { audience: string }>;
/** A rendered mail with its address and the reader's choice. */
export type ComposedMail = RenderedMail & Pick<Letter, 'to' | 'choice'>;

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

/** A mail that nobody can turn off. */
const always = (to: string, content: MailContent): Letter => ({ to, choice: 'each', content });

/** The link to the reader's mail settings; none for an account without a role. */
const settingsOf = ({ role }: User): Pick<MailContent, 'settingsUrl'> =>
  role === null ? {} : { settingsUrl: `${mailSettings().siteUrl}${pathOf(`${role}Settings`, {})}#${NOTICE_SETTINGS}` };

/** The name in the greeting; a client's contact is greeted with the company's name. */
const greeted = (profile: DocumentSnapshot): string | null =>
  [profile.get('company.name'), profile.get('name')].filter(Boolean).join(' ') || null;

/**
 * A document of the people or the job is not written yet. The mail is retried later like a failed
 * one.
 */
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
  const missing = found.filter(({ exists }) => !exists).map(({ ref }) => ref.parent.id);
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
  return letter && { to: letter.to, choice: letter.choice, ...renderMail(letter.content) };
};

/** The same before it is rendered. */
const letterOf: Compose = (runtime, mail, stored) =>
  mail.audience !== null ? aboutDeal(runtime, mail, stored) : accountMails[mail.kind](runtime, mail, stored);

/** The path of a document with both sides and the job of a deal: the deal's own, or its room's. */
export const dealShownAt = ({ streamId, data }: Pick<EventEnvelope, 'streamId' | 'data'>): string => {
  const { aggregate, entityId } = parseStreamId(streamId);
  if (aggregate === 'chat') return `chatRooms/${entityId}`;
  const { jobId, dealKind = aggregate } = data as { readonly jobId: string; readonly dealKind?: string };
  return `jobs/${jobId}/${dealKind === 'entry' ? 'entries' : 'offers'}/${entityId}`;
};

/** The documents of which a mail about a deal is composed; none for other mails. */
export const pathsOf = ({ audience, uid }: Mail, event: EventEnvelope): readonly string[] =>
  audience === null ? [] : [`users/${uid}`, `${audience}s/${uid}`, dealShownAt(event)];

/** Mails that list the terms: of an offer, a change of terms, a conclusion. */
const statesTerms: readonly Mail['kind'][] = ['OfferMade', 'OfferApproved', 'EntryApproved', 'OfferTermsChanged', 'EntryTermsChanged'];
/** Rows that these mails already have among their facts. */
const saidAlready: readonly RowName[] = ['fee', 'scheduleToClose'];

/** The current terms as rows, with a link to the printable page; null for other mails. */
const statedTerms = async (db: Firestore, { kind, audience }: DealMail, { streamId }: AnyEnvelope, deal: DocumentSnapshot) => {
  const terms = deal.data() as (ShownTerms & { readonly approvedAt: number | null }) | undefined;
  if (!statesTerms.includes(kind) || terms?.fee == null || terms.scheduleToClose == null) return null;
  const list = terms.sheet ? ((await db.doc(MASTER_LIST).get()).data() as MasterList | undefined) : undefined;
  const masterName = (id: string) => list?.entries.find((entry) => entry.id === id)?.name;
  const names = { client: deal.get('client.name'), talent: deal.get('talent.name'), masterName };
  const rows = termsRows({ ...terms, commissionedAt: terms.approvedAt }, names, audience, terms.approvedAt ?? deal.get('updatedAt'));
  const isConclusion = kind === 'OfferApproved' || kind === 'EntryApproved';
  const { aggregate, entityId } = parseStreamId(streamId);
  const paper = pathOf(`${audience}${aggregate === 'entry' ? 'Entry' : 'Offer'}Terms`, { offerId: entityId, entryId: entityId });
  return {
    facts: rows.filter(({ name }) => isConclusion || !saidAlready.includes(name)).map(({ label, value }) => [label, value] as const),
    paper: { label: '条件書を印刷・保存する', url: `${mailSettings().siteUrl}${paper}` },
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
  const { entityId } = parseStreamId(mail.streamId);
  const peer = peers[audience];
  const { jobId, ...data } = event.data as Facts & { jobId: string };
  const [user, recipient, deal] = (await projected(runtime.db, pathsOf(mail, event), read)) as [
    DocumentSnapshot,
    DocumentSnapshot,
    DocumentSnapshot,
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
    dueName: dueNameOfMail(kind),
    jobTitle: deal.get('job.title'),
    peerName: deal.get(`${peer.side}.name`),
  };
  const path = pathOf(words.place, { offerId: entityId, entryId: entityId, roomId: entityId, jobId });
  const stated = await statedTerms(runtime.db, mail, event, deal);
  const due = askedBy(kind, audience, facts);
  const content = {
    title: words.title,
    about: aboutInTime(aboutInWords(facts), due, runtime.now()),
    recipient: greeted(recipient),
    body: bodyInTime(words.body, due, runtime.now()),
    facts: [...factsInWords(facts, peer.label), ...(stated?.facts ?? [])],
    link: { label: words.link, url: `${mailSettings().siteUrl}${path}` },
    ...(stated && { paper: stated.paper }),
    ...settingsOf(account),
  };
  const choice = mailChoiceOf(topicOf(kind), account.mailChoices);
  // What is urgent does not wait for the morning.
  return { to, choice: choice === 'digest' && isUrgent(due, runtime.now()) ? 'each' : choice, content };
};

/** To an address that is not confirmed yet: the only place with the confirmation code. */
const aboutDestination = async (runtime: Runtime, { uid, version }: Mail): Promise<Letter | null> => {
  const asked = await askedWithCode(runtime, 'AccountDestinationRequested', uid, version);
  const [user] = await projected(runtime.db, [`users/${uid}`]);
  if (!asked?.data.email || addressOf(user?.data() as User) === null) return null;
  const { code } = asked;
  const { email: to, expiresAt } = asked.data;
  const url = `${mailSettings().siteUrl}${pathOf('destinationEdit', {})}?code=${code}`;
  const facts = factsInWords({ code, codeExpires: expiresAt }, '');
  return always(to, { ...destinationWords, about: null, recipient: null, facts, link: { label: '変更を完了する', url } });
};

/** To a guardian, if the minor's account is active. */
const toGuardian = async (runtime: Runtime, { uid, version }: Mail): Promise<Letter | null> => {
  const [user] = await projected(runtime.db, [`users/${uid}`]);
  if (addressOf(user?.data() as User) === null) return null;
  const mail = await guardianMail(runtime, uid, version);
  return mail && always(mail.to, mail.content);
};

const isStanding = (kind: string): kind is keyof typeof standingWords => kind in standingWords;

/** To a person who waited for the office's review: the result and, if any, the reason. */
const mailToPendingUser = async (runtime: Runtime, mail: Mail, stored?: EventEnvelope): Promise<Letter | null> => {
  const { kind, uid } = mail;
  if (!isStanding(kind)) return null;
  const { data } = await eventOf(runtime, mail, stored);
  const user = (await projected(runtime.db, [`users/${uid}`]))[0]?.data() as User;
  const to = addressOf(user);
  if (to === null) return null;
  const { title, body, place } = standingWords[kind];
  const link = { label: 'マイページを開く', url: `${mailSettings().siteUrl}${pathOf(place, {})}` };
  const facts = 'reason' in data && data.reason ? [[labelOf(reason), data.reason] as const] : [];
  return always(to, { title, body, about: null, recipient: null, facts, link, ...settingsOf(user) });
};

/** To a person whose saved searches have new results, if they may search. */
const toSearcher = async ({ db }: Runtime, mail: Mail): Promise<Letter | null> => {
  if (mail.kind !== 'SearchDigest') return null;
  const user = (await projected(db, [`users/${mail.uid}`]))[0]?.data() as User;
  const to = maySearch(user, user.role === 'talent' ? 'jobs' : 'casts') ? addressOf(user) : null;
  const content = to === null ? null : await digestMail(db, mail, user.role);
  return to !== null && content ? always(to, { ...content, ...settingsOf(user) }) : null;
};

/** To a person with mails held until the morning. */
const mailToAccount = async (runtime: Runtime, mail: Mail): Promise<Letter | null> => {
  if (mail.kind !== 'NoticeDigest') return null;
  const user = (await projected(runtime.db, [`users/${mail.uid}`]))[0]?.data() as User;
  const to = addressOf(user);
  const content = to === null ? null : await noticeDigestContent(runtime.db, mail, user.role, (held) => letterOf(runtime, held));
  return to !== null && content ? always(to, { ...content, ...settingsOf(user) }) : null;
};

/** To a member of the office, if they still are one: the numbers of waiting work. */
const toMember = async ({ db }: Runtime, mail: Mail): Promise<Letter | null> => {
  if (mail.kind !== 'OfficeMorning') return null;
  const user = (await projected(db, [`users/${mail.uid}`]))[0]?.data() as User;
  const to = user.isAdmin ? addressOf(user) : null;
  const { title, body, facts } = officeMorningWords(mail.waits);
  const link = { label: '事務局ホームを開く', url: `${mailSettings().siteUrl}/office` };
  return to === null ? null : always(to, { title, body, facts, about: null, recipient: null, link });
};

/** To a member of the office, if they still are one: a deal to decide before its work begins. */
const toDecider = async ({ db, now }: Runtime, mail: Mail): Promise<Letter | null> => {
  if (mail.kind !== 'OfficeUrgent') return null;
  const user = (await projected(db, [`users/${mail.uid}`]))[0]?.data() as User;
  const to = user.isAdmin ? addressOf(user) : null;
  const { aggregate, entityId } = parseStreamId(mail.streamId);
  const { title, body, facts } = officeUrgentWords(mail.asked, mail.decideBy);
  const path = pathOf(aggregate === 'entry' ? 'officeEntry' : 'officeOffer', { offerId: entityId, entryId: entityId });
  const link = { label: '内容を確認する', url: `${mailSettings().siteUrl}${path}` };
  const inTime = { about: aboutInTime(null, mail.decideBy, now()), body: bodyInTime(body, mail.decideBy, now()) };
  return to === null ? null : always(to, { title, facts, ...inTime, recipient: null, link });
};

/** To a person who asked the office; the only mail that a suspended member gets. */
const mailToInquirer = async (runtime: Runtime, mail: Mail, stored?: EventEnvelope): Promise<Letter | null> => {
  const letter = await contactMail(runtime, await eventOf(runtime, mail, stored));
  if (letter === null) return null;
  if (letter.to !== null) return always(letter.to, letter.content);
  const user = (await projected(runtime.db, [`users/${mail.uid}`]))[0]?.data() as User;
  const to = ownAddressOf(user);
  return to === null ? null : always(to, { ...letter.content, ...settingsOf(user) });
};

/** To a client about an invoice. */
const toBilled = async (runtime: Runtime, mail: Mail, stored?: EventEnvelope): Promise<Letter | null> => {
  const event = await eventOf(runtime, mail, stored);
  if (!isMailedInvoiceEvent(event)) return null;
  const [user, recipient] = (await projected(runtime.db, [`users/${mail.uid}`, `clients/${mail.uid}`])) as [
    DocumentSnapshot,
    DocumentSnapshot,
  ];
  const account = user.data() as User;
  const to = ownAddressOf(account);
  return to === null ? null : always(to, { ...invoiceMail(event), recipient: greeted(recipient), ...settingsOf(account) });
};

type AccountMail = Extract<Mail, { audience: null }>['kind'];
type Compose = (runtime: Runtime, mail: Mail, stored?: EventEnvelope) => Promise<Letter | null>;

const accountMails: Readonly<Record<AccountMail, Compose>> = {
  AccountDestinationRequested: aboutDestination,
  GuardianAsked: toGuardian,
  GuestContactOpened: mailToInquirer,
  ContactAnswered: mailToInquirer,
  ContactBegun: mailToInquirer,
  ClientCertified: mailToPendingUser,
  TalentPublished: mailToPendingUser,
  ClientProfileReturned: mailToPendingUser,
  TalentProfileReturned: mailToPendingUser,
  InvoiceIssued: toBilled,
  InvoiceVoided: toBilled,
  InvoiceCredited: toBilled,
  InvoiceReminded: toBilled,
  SearchDigest: toSearcher,
  NoticeDigest: mailToAccount,
  OfficeMorning: toMember,
  OfficeUrgent: toDecider,
};
