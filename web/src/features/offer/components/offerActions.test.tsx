import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { fold } from '#domain/kernel/decider.ts';
import { decider } from '#domain/offer/offer.ts';
import { offerStatuses } from '#domain/offer/status.ts';
import { offerStatusView } from '#domain/offer/statusView.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { histories } from '#domain/testing/offerHistories.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { offers } from '#projections/deal/offers.ts';
import { project } from '#projections/testing/project.ts';
import { actionTexts } from '../texts.ts';
import { OfferActions } from './offerActions.tsx';
import { OfferRow } from './offerRow.tsx';

const sides = ['client', 'talent'] as const;
const rows = offerStatuses.flatMap((status) => sides.map((side) => ({ status, side })));
const offerIn = (status: (typeof offerStatuses)[number]): Offer =>
  Object.values(project([offers], envelopes('offer-offer-1', ...histories[status])))[0] as Offer;

/** The labels of the buttons and links that a component shows. */
const shown = (element: React.ReactElement): string => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
const buttonsIn = (html: string) =>
  [...html.matchAll(/<(?:button|a)[^>]*>(.*?)<\/(?:button|a)>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''));

describe.each(rows)('$status seen by the $side', ({ status, side }) => {
  const offer = offerIn(status);
  const { actions, label, note, needsAction } = offerStatusView[status][side];

  test('has a button for every act that the status opens, and no other', () => {
    expect(fold(decider, histories[status]).status).toBe(status);
    const texts = actions.flatMap((action) => (action in actionTexts ? [actionTexts[action as keyof typeof actionTexts]] : []));
    const expected = texts.filter(({ kind }) => kind === 'main' || kind === 'answer').map((text) => text.label);
    const menu = texts.some(({ kind }) => kind === 'end') ? ['その他の操作'] : [];
    expect(buttonsIn(shown(<OfferActions offer={offer} side={side} now={NOON} />)).sort()).toEqual([...expected, ...menu].sort());
  });

  test('says in a list what this side is to read', () => {
    const html = shown(<OfferRow offer={offer} side={side} now={NOON} />);
    expect(html).toContain(label);
    expect(html.includes(note)).toBe(needsAction);
  });
});
