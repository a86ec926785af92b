import { endOfJstDay, isJstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import type { AuditedEvent } from '#domain/office/audit/history.ts';

/** The filters of a history; empty means any. Days are JST dates (YYYY-MM-DD), both included. */
export type HistoryFilter = { readonly actor: string; readonly kind: string; readonly since: string; readonly until: string };

export const filterIn = (params: URLSearchParams): HistoryFilter => {
  const day = (name: string) => (isJstDate(params.get(name) ?? '') ? (params.get(name) ?? '') : '');
  return { actor: params.get('actor') ?? '', kind: params.get('kind') ?? '', since: day('since'), until: day('until') };
};

export const filtered = (events: readonly AuditedEvent[], { actor, kind, since, until }: HistoryFilter): AuditedEvent[] =>
  events.filter(
    (event) =>
      (actor === '' || event.actor.uid === actor) &&
      (kind === '' || event.type === kind) &&
      (since === '' || event.at >= startOfJstDay(since)) &&
      (until === '' || event.at <= endOfJstDay(until)),
  );
