import { type ComponentType, createElement } from 'react';
import type { Viewer } from '#domain/work/deal/row.ts';
import { arrived } from '#web/shared/data/reloadGuard.ts';
import type { DealKind } from './kinds.ts';

/** A module with a screen as its default export. */
export type ScreenModule = { readonly default: ComponentType };

/** A screen for both kinds of deals. */
type DealScreen<Side extends Viewer> = ComponentType<{ readonly kind: DealKind; readonly side: Side }>;

/** Gives a screen its kind of deals and its side. */
export const dealScreen =
  <Side extends Viewer>(kind: DealKind, side: Side, load: () => Promise<{ readonly default: DealScreen<Side> }>) =>
  async (): Promise<ScreenModule> => {
    const { default: Screen } = await arrived(await load());
    return { default: () => createElement(Screen, { kind, side }) };
  };
