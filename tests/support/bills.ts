import { randomUUID } from 'node:crypto';
import type { BillEncoding, BillFilter, BillTable } from '#domain/office/audit/fields.ts';
import { addressOf } from '#domain/office/operation/addresses.ts';
import { entry } from '#domain/work/entry/entry.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { announce } from '#functions/delivery/announce.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { runtime } from '#functions/runtime.ts';
import { send } from './callables.ts';
import { agreedChange, newOffer } from './deals.ts';
import { decidingEntry } from './entries.ts';
import { level } from './level.ts';
import { type Cast, document, newTalent, type Person, posting } from './people.ts';

/** Closes a deal by its deadline. */
const close = async (aggregate: typeof offer | typeof entry, entityId: string, at: number, path: string): Promise<string> => {
  const then = { ...runtime(), now: () => at };
  const command = { aggregate, entityId, command: { type: 'close' }, commandId: randomUUID(), sender: 'system' } as const;
  await announce(then, await executeCommand(then, command));
  await document(path, ({ closedAt }: { closedAt: number | null }) => closedAt !== null);
  return entityId;
};

type More = { readonly talentName?: string; readonly talent?: Person; readonly feeBefore?: number };

/**
 * An offer to a talent, by default a new one, closed at `at`; with `feeBefore` the first fee was
 * different. Returns its id.
 */
export const closedOffer = async (
  cast: Cast,
  fee: number,
  at: number,
  { talentName, talent: known, feeBefore }: More = {},
): Promise<string> => {
  const talent = known ?? (await newTalent(cast.office, talentName));
  const { offerId, path } = await newOffer({ ...cast, talent }, at, feeBefore ?? fee);
  if (feeBefore) await send(cast.client, 'offers', { type: 'changeFee', offerId, fee });
  const seen = { offerId, termsNo: feeBefore ? 2 : 1 };
  await send(talent, 'offers', { type: 'accept', ...seen });
  await send(cast.office, 'offers', { type: 'adminApprove', ...seen });
  await send(cast.client, 'offers', { type: 'approve', ...seen });
  return close(offer, offerId, at, path);
};

/** The same for an entry. */
export const closedEntry = async (cast: Cast, fee: number, at: number): Promise<string> => {
  const talent = await newTalent(cast.office);
  const { entryId, path } = await decidingEntry({ ...cast, talent });
  // Terms that were not posted need consent.
  const { feeMin, feeMax } = posting();
  const isPosted = fee >= feeMin && fee <= feeMax;
  if (isPosted) await send(cast.client, 'entries', { type: 'approve', termsNo: 1, entryId, fee, scheduleToClose: at });
  else await agreedChange({ ...cast, talent }, { entryId }, { fee, scheduleToClose: at });
  return close(entry, entryId, at, path);
};

type Wanted = {
  readonly filter: BillFilter;
  readonly encoding?: BillEncoding;
  readonly exportId?: string;
  readonly table?: BillTable;
  readonly reason?: string;
  readonly countersignId?: string;
};

/** Requests an export like the browser. */
export const requestExport = (
  sender: Pick<Person, 'token'> | null,
  { filter, encoding = 'UTF-8', exportId = randomUUID(), table = 'BILLS', reason = '会計事務所への提出のため', countersignId }: Wanted,
) =>
  level().request(addressOf('billExports'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(sender && { Authorization: `Bearer ${sender.token}` }) },
    body: JSON.stringify({ exportId, filter, encoding, table, reason, ...(countersignId && { countersignId }) }),
  });

/** The bytes of an export; throws if it is refused. */
export const exportedBytes = async (sender: Person, wanted: Wanted): Promise<Buffer> => {
  const answer = await requestExport(sender, wanted);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`the export was refused: ${bytes}`);
  return bytes;
};
