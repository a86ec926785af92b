import { type ComponentType, createElement } from 'react';
import type { Viewer } from '#domain/work/deal/row.ts';
import { arrived } from '#web/shared/data/platform/reloadGuard.ts';
import type { DealKind } from './kinds.ts';

export type ScreenModule = { readonly default: ComponentType };

type DealScreen<Side extends Viewer, More> = ComponentType<{ readonly kind: DealKind; readonly side: Side } & More>;

export const dealScreen =
  <Side extends Viewer, const More extends object = Record<never, never>>(
    kind: DealKind,
    side: Side,
    load: () => Promise<{ readonly default: DealScreen<Side, NoInfer<More>> }>,
    more?: More,
  ) =>
  async (): Promise<ScreenModule> => {
    const { default: Screen } = await arrived(await load());
    return { default: () => createElement<{ kind: DealKind; side: Side } & More>(Screen, { kind, side, ...(more as More) }) };
  };
