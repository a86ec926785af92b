import type { ChatCommand } from '#domain/chat/commands.ts';
import { parties } from '#domain/deal/state.ts';
import { type AggregateName, parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed, EventType } from '#domain/registry.ts';
import type { ReviewCommand } from '#domain/review/commands.ts';

/** A command that the system sends because of an event. */
export type FollowUp = { readonly aggregate: AggregateName; readonly entityId: string; readonly command: { readonly type: string } };

type Table = { readonly [Type in EventType]?: (event: EnvelopeNamed<Type>) => readonly FollowUp[] };

/** A closed deal is reviewed by both sides, under the deal's own id. */
const openReviews = (dealKind: 'offer' | 'entry', { streamId, data, meta }: EnvelopeNamed<'OfferClosed' | 'EntryClosed'>): FollowUp => {
  const command: ReviewCommand = { type: 'open', dealKind, ...parties(data), closedAt: meta.recordedAt };
  return { aggregate: 'review', entityId: parseStreamId(streamId).entityId, command };
};

/** A deal has a room from its beginning, under its own id; an offer that follows an inquiry has one already. */
const openRoom = (
  dealKind: 'offer' | 'entry',
  { streamId, version, data }: EnvelopeNamed<'OfferInquired' | 'OfferMade' | 'EntryMade'>,
): FollowUp[] => {
  const dealId = parseStreamId(streamId).entityId;
  const command: ChatCommand = { type: 'open', dealKind, dealId, ...parties(data) };
  return version === 1 ? [{ aggregate: 'chat', entityId: dealId, command }] : [];
};

/** What follows from which event, in another stream. Pure: the same event always asks for the same commands. */
const followUps: Table = {
  OfferInquired: (event) => openRoom('offer', event),
  OfferMade: (event) => openRoom('offer', event),
  EntryMade: (event) => openRoom('entry', event),
  OfferClosed: (event) => [openReviews('offer', event)],
  EntryClosed: (event) => [openReviews('entry', event)],
};

export const followUpTypes = Object.keys(followUps) as EventType[];

export const followUpsOf = (event: AnyEnvelope): readonly FollowUp[] =>
  (followUps[event.type] as ((event: AnyEnvelope) => readonly FollowUp[]) | undefined)?.(event) ?? [];
