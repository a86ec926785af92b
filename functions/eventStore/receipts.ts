import { createHmac, createSecretKey, hash } from 'node:crypto';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { canonicalJson } from '#domain/kernel/fingerprint.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Writer } from './commit.ts';
import type { PersonKeys } from './personKeys.ts';
import type { CommandRequest } from './request.ts';
import { type Head, headIn } from './stream.ts';

/** A command that was run: the version of its last event, and a hash of what was sent. */
export type Receipt = { readonly commandId: string; readonly version: number; readonly payloadHash: string };

/** How many receipts a stream's head keeps. Later ones are documents for 30 days. */
const IN_HEAD = 20;
const TTL = 30 * DAY;

/** The receipts in a stream's head; null for a stream of an older release. */
const inHead = (head: DocumentSnapshot): readonly Receipt[] | null => {
  const held = headIn(head);
  return held ? (held.receipts ?? null) : [];
};

export const receiptIn = (head: DocumentSnapshot, commandId: string): Receipt | undefined =>
  inHead(head)?.find((receipt) => receipt.commandId === commandId);

export const receiptFrom = (document: DocumentSnapshot): Receipt | undefined => document.data() as Receipt | undefined;

/** Whether a command's receipt may be a document, because the head has no room. */
export const isFull = (head: DocumentSnapshot): boolean => (inHead(head)?.length ?? IN_HEAD) >= IN_HEAD;

/** The version of a stream after a command that was run on it; null for one that was not. */
export const versionAfter = async (db: Firestore, streamId: string, commandId: string): Promise<number | null> => {
  const [head, document] = (await db.getAll(db.doc(paths.head(streamId)), db.doc(paths.receipt(commandId)))) as [
    DocumentSnapshot,
    DocumentSnapshot,
  ];
  return (receiptIn(head, commandId) ?? receiptFrom(document))?.version ?? null;
};

/**
 * Keeps a receipt. Answers with what the head has to hold. A document is only created, without
 * looking for it: for a command that was run before, the commit fails, and then it is looked for.
 */
export const keepReceipt = (
  db: Firestore,
  writer: Writer,
  head: DocumentSnapshot,
  receipt: Receipt,
  at: number,
): Pick<Head, 'receipts'> => {
  if (!isFull(head)) return { receipts: [...(inHead(head) ?? []), receipt] };
  writer.create(db.doc(paths.receipt(receipt.commandId)), { ...receipt, createdAt: at, expireAt: new Date(at + TTL) });
  return {};
};

/** Whether a command has no personal words: the system sent it, or it has only a type. */
const isPlain = ({ command, sender }: CommandRequest): boolean => sender === 'system' || Object.keys(command).length === 1;

/**
 * The key that the receipt of a command is made with; null for the first command of somebody who is
 * not known yet, or for one that has no words.
 */
export const senderKey = async (keys: PersonKeys, request: CommandRequest): Promise<Buffer | null> => {
  if (isPlain(request) || request.sender === 'system') return null;
  const { uid } = request.sender;
  return (await keys.read([uid])).get(uid) ?? null;
};

/**
 * What a receipt keeps of a command, to tell a repetition from another payload under the same id. A
 * person's is keyed with the person's key: once that is gone nobody can test a guess against it.
 * Throws `account-withdrawn` when there is no key.
 */
export const payloadHash = (request: CommandRequest, key: Buffer | null): string => {
  const { aggregate, entityId, command, sender: who } = request;
  // By which device somebody signed in is no part of what they asked for.
  const sender = who === 'system' ? who : { uid: who.uid };
  const text = canonicalJson({ aggregate: aggregate.name, entityId, command, sender });
  if (isPlain(request)) return hash('sha256', text);
  if (!key) throw new DomainError('account-withdrawn');
  // Node takes a KeyObject seven times faster than the bytes of a key.
  return createHmac('sha256', createSecretKey(key)).update(text).digest('hex');
};
