import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { contactCategoryLabel } from '#domain/talk/contact/category.ts';
import { contactFields } from '#domain/talk/contact/fields.ts';
import { contactAnsweredWords, contactBegunWords, contactReceivedWords } from '#domain/talk/mail/mailWords.ts';
import { decryptEvents, readStored } from '../../eventStore/readEvents.ts';
import type { Runtime } from '../../ports.ts';
import { pageUrl } from '../senderSettings.ts';
import { mailedCode } from './mailedCode.ts';
import type { Draft } from './mails.ts';

type Opening = EnvelopeNamed<'ContactOpened' | 'GuestContactOpened' | 'ContactBegun'>;
type ContactMailEvent = EnvelopeNamed<'GuestContactOpened' | 'ContactAnswered' | 'ContactBegun'>;

/** The code that opens a guest's contact without an account; null after its words are erased. */
export const contactCode = (runtime: Pick<Runtime, 'keys'>, contactId: string, streamId: string): Promise<string | null> =>
  mailedCode(runtime, 'contact', streamId, contactId);

const openingOf = async ({ db, keys }: Runtime, streamId: string): Promise<Opening> => {
  const [first] = await decryptEvents(await readStored(db, streamId, 1, 1), keys);
  if (first?.type === 'ContactOpened' || first?.type === 'GuestContactOpened' || first?.type === 'ContactBegun') return first;
  throw new Error(`${streamId} does not begin as a contact`);
};

const wordsOf = (event: ContactMailEvent): { readonly title: string; readonly body: string } => {
  if (event.type === 'ContactAnswered') return contactAnsweredWords(event.data.closes);
  return event.type === 'ContactBegun' ? contactBegunWords : contactReceivedWords;
};

/**
 * The mail about a question to the office: the receipt for a guest, the answer for everybody. It
 * does not quote the question, because a guest may give somebody else's address. Null after an
 * erasure.
 */
export const contactMail = async (runtime: Runtime, event: AnyEnvelope): Promise<Draft | null> => {
  const mailed = event as ContactMailEvent;
  const { streamId, type, data } = mailed;
  const isOfOffice = type !== 'GuestContactOpened';
  const contactId = parseStreamId(streamId).entityId;
  const opening = await openingOf(runtime, streamId);
  const url = pageUrl('contactThread', { contactId });
  const code = data.uid === null ? await contactCode(runtime, contactId, streamId) : null;
  const guest = opening.type === 'GuestContactOpened' ? opening.data : null;
  if (data.text === null || (data.uid === null && (code === null || !guest?.email))) return null;
  return {
    ...wordsOf(mailed),
    ...(guest?.email && { to: guest.email }),
    recipient: isOfOffice && guest ? guest.name : null,
    ...(isOfOffice && { letter: data.text }),
    facts: [[labelOf(contactFields.category), contactCategoryLabel[opening.data.category]]],
    link: {
      label: isOfOffice ? 'お問い合わせを見る・返信する' : 'お問い合わせを見る・追記する',
      url: code === null ? url : `${url}?${new URLSearchParams({ code })}`,
    },
  };
};
