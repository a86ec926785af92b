import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type InvoiceCommand, invoice } from '#domain/money/invoice/invoice.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { type Talent, talentPath } from '#projections/talent/talents.schema.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import type { FoundDocument } from '../policies/policies.ts';
import type { Runtime } from '../ports.ts';

type Issued = EnvelopeNamed<'InvoiceIssued'>;

const castsOn = ({ data: { lines } }: Issued): string[] => [...new Set(lines.map(({ talentId }) => talentId))].filter((id) => id !== '');

export const castsOf = (event: Issued): readonly string[] => castsOn(event).map(talentPath);

/**
 * Writes the names of the casts on an invoice, as they are when it is issued. An event of its own:
 * it needs the keys of all of them, and the invoice must stay readable when one of them has left. A
 * repeated delivery changes nothing.
 */
export const nameCasts = async (runtime: Runtime, event: Issued, _stored: unknown, found: FoundDocument): Promise<void> => {
  const nameOf = (id: string): string => {
    const talent = id === '' ? undefined : (found(talentPath(id))?.data() as Talent | undefined);
    return talent && talent.deletedAt === null ? talent.name : '';
  };
  const talentIds = castsOn(event).filter((id) => nameOf(id) !== '');
  if (talentIds.length === 0) return;
  const command: InvoiceCommand = { type: 'nameCasts', talentIds, casts: event.data.lines.map(({ talentId }) => nameOf(talentId)) };
  const { entityId } = parseStreamId(event.streamId);
  const because = { causationId: event.id, correlationId: event.meta.correlationId };
  const request = { aggregate: invoice, entityId, command, commandId: `casts_${event.id}`, sender: 'system' as const, ...because };
  await announce(runtime, await executeCommand(runtime, request));
};
