import type { Viewer } from '#domain/deal/statusView.ts';
import type { DealKind } from '#web/features/deal/public.ts';

/** Who a page is for; see the groups of the route table's documentation (docs/routes). */
export type RouteGroup = 'public' | 'guest' | 'unverified' | 'common' | 'norole' | 'talent' | 'client' | 'office' | 'developer';

export type LayoutName =
  | 'default'
  | 'detail'
  | 'done'
  | 'edit'
  | 'initial'
  | 'login'
  | 'maintenance'
  | 'message'
  | 'news'
  | 'print'
  | 'top';

/** I: open to a talent whose profile is suspended. U: open to an uncertified client. N: open to a user without a role. */
export type AccessMark = 'I' | 'U' | 'N';

/** A screen's module; typed without React so that Node reads the table. */
export type Lazy = Promise<{ readonly default: () => unknown }>;

/** What a screen for both kinds of deals is told beside its address. */
export type DealScreenProps<Group extends Viewer = Viewer> = { readonly kind: DealKind; readonly side: Group };
export type DealLazy<Group extends Viewer> = Promise<{ readonly default: (props: DealScreenProps<Group>) => unknown }>;

type Screen =
  | { readonly group: RouteGroup; readonly deal?: never; readonly lazy: () => Lazy }
  | { [Group in Viewer]: { readonly group: Group; readonly deal: DealKind; readonly lazy: () => DealLazy<Group> } }[Viewer];

export type RouteDefinition = Screen & {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly layout: LayoutName;
  readonly access: '' | AccessMark | 'I U' | 'I N' | 'U N';
};
