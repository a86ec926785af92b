import { type ComponentType, createElement } from 'react';
import type { Viewer } from '#domain/work/deal/row.ts';
import type { DealKind } from '#web/features/deal/public.ts';
import type { RouteName } from '../routes.ts';
import { arrived } from '../updates/reloadGuard.ts';

/** A module with a screen as its default export. */
export type ScreenModule = { readonly default: ComponentType };
/**
 * The office's routes have their own table, because its file names would be in everybody's first
 * page.
 */
export type OfficeRouteName = Extract<RouteName, `office${string}`>;

/** A screen for both kinds of deals. */
type DealScreen<Side extends Viewer> = ComponentType<{ readonly kind: DealKind; readonly side: Side }>;

/** Gives a screen its kind of deals and its side. */
export const dealScreen =
  <Side extends Viewer>(kind: DealKind, side: Side, load: () => Promise<{ readonly default: DealScreen<Side> }>) =>
  async (): Promise<ScreenModule> => {
    const { default: Screen } = await arrived(await load());
    return { default: () => createElement(Screen, { kind, side }) };
  };
