import { useSearchParams } from 'react-router-dom';
import { isJstDate } from '#domain/kernel/calendar/instants.ts';
import type { Figure } from '#projections/figures/dailySummaries.schema.ts';
import { type Span, type Unit, units } from './periods.ts';
import { figureNamed, figureTexts, type Group, groups } from './texts.ts';

/**
 * The view of the figures screen, as the address has it. `figure`: the large chart; `listed`: the
 * number whose events are listed.
 */
export type FiguresView = {
  readonly unit: Unit;
  readonly group: Group;
  readonly end: string;
  readonly figure: Figure | null;
  readonly listed: (Span & { readonly figure: Figure; readonly label: string }) | null;
};

const isDate = (text: string | null): text is string => text !== null && isJstDate(text);

/** Reads a view from an address; invalid values are ignored. */
export const viewIn = (params: URLSearchParams, today: string): FiguresView => {
  const [end, from, to] = ['end', 'from', 'to'].map((name) => params.get(name)) as [string | null, string | null, string | null];
  const named = figureNamed(params.get('figure'));
  const group = groups.find((each) => each === params.get('group')) ?? 'deals';
  return {
    unit: units.find((unit) => unit === params.get('unit')) ?? 'day',
    group,
    end: isDate(end) && end < today ? end : today,
    figure: named && named.figure in figureTexts[group] ? named.figure : null,
    listed: named && isDate(from) && isDate(to) ? { ...named, from, to } : null,
  };
};

type Change = {
  readonly unit?: Unit;
  readonly group?: Group;
  readonly end?: string;
  readonly figure?: Figure;
  readonly listed?: (Span & { readonly figure: Figure }) | null;
};

/** The event list closes unless it is named, and another group starts with its own figure. */
export const addressOf = (view: FiguresView, { listed = null, ...change }: Change, today: string): string => {
  const { unit, group, end, figure } = { ...view, ...(change.group ? { figure: null } : {}), ...change };
  const params = new URLSearchParams({ unit, group, ...(end === today ? {} : { end }), ...(figure ? { figure } : {}), ...(listed ?? {}) });
  return `?${params}`;
};

export const useFiguresView = (today: string) => {
  const view = viewIn(useSearchParams()[0], today);
  return { view, to: (change: Change) => addressOf(view, change, today) };
};
