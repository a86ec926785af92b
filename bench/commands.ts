import { randomUUID } from 'node:crypto';
import type { CommandOf } from '#domain/offer/commands.ts';
import { offer } from '#domain/offer/offer.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { paths } from '#functions/firestorePaths.ts';
import type { Runtime } from '#functions/runtime.ts';
import type { Signed } from './fixture.ts';

let fee = 40_000;
/** Each command changes the fee to one that it never was, so that each appends an event. */
const changeFee = (): CommandOf<'changeFee'> => {
  fee += 1;
  return { type: 'changeFee', fee };
};

/** A plain command without HTTP: decide and append. */
export const inProcess = (runtime: Runtime, uid: string, offerId: string) =>
  executeCommand(runtime, {
    aggregate: offer,
    entityId: offerId,
    command: changeFee(),
    commandId: randomUUID(),
    sender: { uid, isGoodForOffice: true },
  });

/** The same through the callable: token verified, message published, answer over HTTP. */
export const throughCallable = async ({ token }: Signed, offerId: string): Promise<void> => {
  const answer = await fetch(`${process.env.FUNCTIONS_BASE_URL}/offers`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { commandId: randomUUID(), ...changeFee(), offerId } }),
  });
  if (!answer.ok) throw new Error(`the command was refused: ${await answer.text()}`);
  await answer.arrayBuffer();
};

/** The floor: one batched get and one create-only commit of the same documents, by the bare SDK on the same server. */
export const floor = async ({ db }: Runtime, template: FloorTemplate): Promise<void> => {
  const id = `floor-${randomUUID()}`;
  const commandId = randomUUID();
  await db.getAll(db.doc(paths.receipt(commandId)), db.doc(`floorStreams/${id}`), db.doc(paths.head(template.account)));
  const batch = db.batch();
  batch.create(db.doc(`floorStreams/${id}/floorEvents/0000000001`), { ...template.event, streamId: id });
  batch.create(db.doc(`floorProgress/${id}`), template.progress);
  for (const [index, document] of template.shown.entries()) batch.create(db.doc(`floorDocuments${index}/${id}`), document);
  batch.create(db.doc(`floorStreams/${id}`), template.head);
  batch.create(db.doc(paths.receipt(commandId)), template.receipt);
  await batch.commit();
};

export type FloorTemplate = Readonly<Record<'event' | 'progress' | 'head' | 'receipt', Record<string, unknown>>> & {
  readonly account: string;
  readonly shown: readonly Record<string, unknown>[];
};

/** The documents that one plain command writes, taken from one that was run. */
export const floorTemplate = async (runtime: Runtime, uid: string, offerId: string): Promise<FloorTemplate> => {
  const { db } = runtime;
  const {
    answer: { streamId, version },
  } = await inProcess(runtime, uid, offerId);
  const event = (await db.doc(paths.event(streamId, version)).get()).data() as Record<string, unknown> & {
    meta: { commandId: string };
    data: { jobId: string };
  };
  const documents = [
    `jobs/${event.data.jobId}/offers/${offerId}`,
    `feeChangelogs/${streamId}_${version}`,
    `jobChangeHistories/${streamId}_${version}`,
  ];
  const [progress, head, receipt, ...shown] = await db.getAll(
    ...[paths.progress(streamId), paths.head(streamId), paths.receipt(event.meta.commandId), ...documents].map((path) => db.doc(path)),
  );
  if (!progress?.exists || !head?.exists || !receipt?.exists || !shown.every((each) => each.exists))
    throw new Error('a plain command writes other documents than the floor');
  return {
    account: `account-${uid}`,
    event,
    progress: progress.data() ?? {},
    head: head.data() ?? {},
    receipt: receipt.data() ?? {},
    shown: shown.map((each) => each.data() ?? {}),
  };
};
