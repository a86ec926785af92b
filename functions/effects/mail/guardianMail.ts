import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { factsInWords } from '#domain/talk/mail/facts.ts';
import { guardianWords } from '#domain/talk/mail/mailWords.ts';
import { aboutInTime, bodyInTime } from '#domain/talk/words/urgency.ts';
import { decryptEvents, readStored } from '../../eventStore/readEvents.ts';
import type { Runtime } from '../../ports.ts';
import { matterFacts } from '../matterFacts.ts';
import { pageUrl } from '../senderSettings.ts';
import { askedWithCode } from './mailedCode.ts';
import type { Draft, Mail } from './mails.ts';

/**
 * The newest guardian of a minor; undefined if there is none. Fields are null after the minor left.
 */
export const registeredGuardian = async ({ db, keys }: Pick<Runtime, 'db' | 'keys'>, uid: string) =>
  (await decryptEvents(await readStored(db, streamIdOf('guardian', uid)), keys)).findLast((event) => event.type === 'GuardianRegistered')
    ?.data;

/**
 * The mail for the `GuardianAsked` at this version; null if the minor left or changed the guardian.
 */
export const guardianMail = async (runtime: Runtime, { uid, version }: Mail): Promise<Draft | null> => {
  const asked = await askedWithCode(runtime, 'GuardianAsked', uid, version);
  const guardian = await registeredGuardian(runtime, uid);
  if (!asked || !guardian?.email || guardian.guardianNo !== asked.data.guardianNo) return null;
  const { castName, jobTitle, clientName } = await matterFacts(runtime.db, uid, asked.data, runtime.now());
  const { scope, fee, scheduleToClose, expiresAt } = asked.data;
  const terms = scope === 'OFFER' ? { fee, scheduleToClose } : {};
  const { title, body } = guardianWords(scope);
  const query = new URLSearchParams({ cast: uid, code: asked.code });
  const known = factsInWords(
    { ...terms, jobTitle: jobTitle ?? undefined, peerName: clientName ?? undefined, answerUntil: expiresAt },
    'クライアント',
  );
  return {
    to: guardian.email,
    title,
    body: bodyInTime(body, scope === 'PROFILE' ? null : expiresAt, runtime.now()),
    about: aboutInTime(castName, scope === 'PROFILE' ? null : expiresAt, runtime.now()),
    recipient: guardian.name,
    facts: [...(castName ? ([['お子さま（活動名）', castName]] as const) : []), ...known],
    link: { label: '内容を確認して回答する', url: `${pageUrl('guardian', {})}?${query}` },
  };
};
