import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { entries } from '#projections/deal/entries.ts';
import { offers } from '#projections/deal/offers.ts';
import { project } from '#projections/testing/project.ts';
import { DealRow } from '#web/entities/deal/dealRow.tsx';
import { type Deal, type DealAction, openActions } from '#web/entities/deal/kinds.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { actTexts } from '../actTexts.ts';
import { DealActions } from './dealActions.tsx';

const sides = ['client', 'talent'] as const;
const rows = dealKinds.flatMap(({ name: kind, statuses, histories, views }) =>
  statuses.flatMap((status) =>
    sides.map((side) => ({ kind, status, side, history: histories[status] ?? [], view: views[status]?.[side] })),
  ),
);

/** The labels of the buttons and links of a component. */
const shown = (element: React.ReactElement): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  );
const buttonsIn = (html: string) =>
  [...html.matchAll(/<(?:button|a)[^>]*>(.*?)<\/(?:button|a)>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''));

describe.each(rows)('an $kind in $status seen by the $side', ({ kind, status, side, history, view }) => {
  const deal = Object.values(project([offers, entries], envelopes(`${kind}-d1`, ...history)))[0] as Deal;
  const { label = '', note = '', needsAction } = view ?? {};

  test('has a button for every open act and no other', () => {
    expect(deal.status).toBe(status);
    const acts = openActions(kind, deal, side, NOON);
    // The dialog of the conclusion starts the selection, too.
    const open: readonly DealAction[] = acts.includes('startDeciding') ? [...acts, 'approve'] : acts;
    const texts = Object.entries(actTexts[kind]).flatMap(([action, words]) => (open.includes(action as DealAction) ? [words] : []));
    const expected = texts.filter((words) => words.kind === 'main' || words.kind === 'answer').map((words) => words.label);
    const menu = texts.some((words) => words.kind === 'end') ? ['その他の操作'] : [];
    expect(buttonsIn(shown(<DealActions kind={kind} deal={deal} side={side} now={NOON} />)).sort()).toEqual([...expected, ...menu].sort());
  });

  test("has this side's text in a list", () => {
    const html = shown(<DealRow kind={kind} deal={deal} side={side} now={NOON} />);
    expect(label).not.toBe('');
    expect(html).toContain(label);
    const heading = /<h2[^>]*>(?:<[^>]+>)?([^<]*)/.exec(html)?.[1];
    expect(heading).toBe(side === 'client' ? deal.talent.name : deal.job.title || 'お仕事');
    expect(html.includes(note)).toBe(needsAction);
    const list = kind === 'offer' ? 'offers' : 'entries';
    expect(html).toContain(`href="/${side}/mypage/${list}/d1"`);
  });
});
