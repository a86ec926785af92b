import { DomainError } from '#domain/kernel/domainError.ts';
import { canonicalJson } from '#domain/kernel/fingerprint.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import type { BillEncoding, BillFilter, BillTable } from '#domain/office/audit/fields.ts';
import { CONTROL, type ControlState, control } from '#domain/office/control/control.ts';
import { type CountersignState, countersign } from '#domain/office/countersign/countersign.ts';
import type { AnyAggregate, EnvelopeNamed } from '#domain/registry.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { decryptEvents, readStored } from '../eventStore/readEvents.ts';
import { loadStream } from '../eventStore/stream.ts';
import type { Caller } from '../gate/commandCallable.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';

type Wanted = {
  readonly exportId: string;
  readonly filter: BillFilter;
  readonly encoding: BillEncoding;
  readonly table: BillTable;
  readonly reason: string;
  readonly countersignId: string | null;
};

const stateOf = async ({ db, keys }: Runtime, aggregate: AnyAggregate, entityId: string): Promise<unknown> =>
  (await loadStream(db, keys, aggregate, await db.doc(paths.head(streamIdOf(aggregate.name, entityId))).get())).state;

/** Throws `second-needed` unless the confirmed request has the same filter, format and reason. */
const requireSame = async ({ db, keys }: Runtime, { filter, encoding, table, reason, countersignId }: Wanted): Promise<void> => {
  const [first] = await decryptEvents(await readStored(db, streamIdOf('countersign', countersignId ?? ''), 1, 1), keys);
  const asked = first as EnvelopeNamed<'CountersignAsked'> | undefined;
  const wanted = { type: 'exportBills', ...filter, encoding, table };
  if (asked?.data.act !== 'EXPORT') throw new DomainError('not-found');
  if (canonicalJson(asked.data.command) !== canonicalJson(wanted) || asked.data.reason !== reason) throw new DomainError('second-needed');
};

/**
 * The uid of the confirming member; null if the office requires none. The confirmation is used up
 * before the first byte: by the member who asked, once, within a day.
 */
export const useConfirmed = async (current: Runtime, { uid, hasRequiredSecondFactor }: Caller, wanted: Wanted): Promise<string | null> => {
  const { watches } = (await stateOf(current, control, CONTROL)) as ControlState;
  if (!watches.EXPORT?.on) return null;
  const { countersignId, exportId } = wanted;
  if (countersignId === null) throw new DomainError('second-needed');
  await requireSame(current, wanted);
  const state = (await stateOf(current, countersign, countersignId)) as CountersignState;
  const sender = { uid, hasRequiredSecondFactor };
  const request = { aggregate: countersign, entityId: countersignId, command: { type: 'finish' }, commandId: `${exportId}_use`, sender };
  const executed = await executeCommand(current, { ...request, begins: false });
  // A repeated request must not export again.
  if (executed.types.length === 0) throw new DomainError('status-conflict');
  await announce(current, executed);
  return state.status === 'NONE' ? null : state.confirmedBy;
};
