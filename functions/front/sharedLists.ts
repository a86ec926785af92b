import { randomUUID } from 'node:crypto';
import type { Response } from 'express';
import { DomainError } from '#domain/kernel/domainError.ts';
import { sharedListAddress } from '#domain/talk/front/addresses.ts';
import { type GuestAnswer, guestAnswers, shortlistFields } from '#domain/work/shortlist/fields.ts';
import { type ShortlistCommand, shortlist } from '#domain/work/shortlist/shortlist.ts';
import type { ShortlistShare } from '#projections/shortlist/shortlists.schema.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { assertRunning } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { type Asked, publicRequest } from '../gate/publicRequest.ts';
import { log } from '../platform/log.ts';
import type { Runtime } from '../ports.ts';
import { photoNamed } from './cards.ts';
import { readShared, type SharedList } from './readShared.ts';
import { endedPage, type Said, sharedPage, type Typed } from './sharedPage.ts';

/**
 * A shared list stays in no cache, so that it ends at once, and its address, which is secret, goes
 * to no other site. Hosting sets the same headers for /lists.
 */
export const secretAndStrict = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/**
 * Sends a command for a guest. A receipt for the system is hashed without a key, so the hashed
 * command has no words; a rule adds them.
 */
const send = async (runtime: Runtime, { listId }: ShortlistShare, command: ShortlistCommand): Promise<void> => {
  await assertRunning();
  const sent = { aggregate: shortlist, entityId: listId, command: { type: command.type }, sender: 'system' as const };
  const commandId = `guest_${listId}_${randomUUID()}`;
  await announce(runtime, await executeCommand(runtime, { ...sent, rules: [{ fillCommand: () => command }], begins: false, commandId }));
};

/** Counts an opening. The page is shown also when it cannot be counted, such as in maintenance. */
const noteOpening = async (runtime: Runtime, share: ShortlistShare): Promise<void> => {
  try {
    await send(runtime, share, { type: 'noteOpening', shareId: share.shareId });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log('WARNING', 'an opening of a shared list was not counted', { listId: share.listId, code: error.code });
  }
};

/** More than a form with all casts has. */
const BODY_MAX = 200_000;

const typedIn = ({ rawBody }: Asked, { casts }: SharedList): Typed => {
  const fields = new URLSearchParams(rawBody && rawBody.length <= BODY_MAX ? rawBody.toString('utf8') : '');
  const answerIn = (id: string): GuestAnswer | '' => guestAnswers.find((each) => each === fields.get(`answer.${id}`)) ?? '';
  const answers = casts.map(({ id }) => [id, { answer: answerIn(id), comment: fields.get(`comment.${id}`) ?? '' }] as const);
  return { guest: fields.get('guest') ?? '', answers: Object.fromEntries(answers) };
};

/** The command of a form. Throws `invalid-argument` with the first fault. */
const commandOf = ({ shareId }: ShortlistShare, { guest, answers }: Typed): ShortlistCommand => {
  const name = shortlistFields.guest.safeParse(guest);
  if (!name.success) throw new DomainError('invalid-argument', { guest: 'お名前を入力してください' });
  const given = Object.entries(answers).flatMap(([talentId, { answer, comment }]) => {
    const words = shortlistFields.comment.safeParse(comment);
    if (!words.success) throw new DomainError('invalid-argument', { comment: 'ひとことの文字数と、使えない文字をご確認ください' });
    return answer === '' ? [] : [{ talentId, answer, comment: words.data }];
  });
  if (given.length === 0) throw new DomainError('invalid-argument', { answers: '1人以上のキャストに回答を選んでください' });
  return { type: 'answer', shareId, guest: name.data, answers: given };
};

const faultOf = (error: DomainError): Said => ({ text: Object.values(error.fields ?? {})[0] ?? error.message, isFault: true });

const takeAnswers = async (runtime: Runtime, token: string, shared: SharedList, asked: Asked, response: Response): Promise<void> => {
  const typed = typedIn(asked, shared);
  try {
    const command = commandOf(shared.share, typed);
    await countTry(runtime, [{ kind: 'shortlistAnswerByShare', subject: shared.share.id }]);
    await send(runtime, shared.share, command);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return void response
      .status(400)
      .type('text/html; charset=utf-8')
      .send(sharedPage(token, shared, typed, faultOf(error)));
  }
  // Another address, so that a reload does not send the form again.
  response.redirect(303, `${sharedListAddress(token)}?sent=1`);
};

const showPage = async (runtime: Runtime, token: string, shared: SharedList, { method, query }: Asked, response: Response) => {
  const isSent = query.sent !== undefined;
  if (method === 'GET' && !isSent) await noteOpening(runtime, shared.share);
  const said = isSent ? { text: '回答を送りました。ありがとうございました。期限までは、何度でも送り直せます。' } : null;
  response.type('text/html; charset=utf-8').send(sharedPage(token, shared, null, said));
};

/** Returns false if the list does not show this picture. */
const showPhoto = async ({ objects }: Runtime, { casts }: SharedList, name: string, response: Response): Promise<boolean> => {
  const found = photoNamed(name, casts[0]?.photos ?? []);
  if (!found || (await objects.sizeOf(found.path)) === null) return false;
  response.type(found.contentType).send(await objects.read(found.path));
  return true;
};

const addresses = /^(?:\/lists)?\/([\w-]{32})(?:\/photos\/([\w-]{1,128})\/([\w.-]{1,128}))?\/?$/;

const serve = async (runtime: Runtime, asked: Asked, response: Response): Promise<void> => {
  response.set(secretAndStrict);
  const [, token = '', talentId, name] = addresses.exec(asked.path) ?? [];
  const shared = await readShared(runtime, token, talentId);
  if (shared && name !== undefined && (await showPhoto(runtime, shared, name, response))) return;
  if (!shared || name !== undefined) return void response.status(404).type('text/html; charset=utf-8').send(endedPage());
  await (asked.method === 'POST' ? takeAnswers : showPage)(runtime, token, shared, asked, response);
};

/** Shared lists at /lists/{secret}, for guests. What shows nothing gets the same 404. */
export const sharedListsOf = (runtime: () => Runtime) =>
  publicRequest(
    () => runtime().now(),
    (asked, response) => serve(runtime(), asked, response),
    ['GET', 'HEAD', 'POST'],
  );
