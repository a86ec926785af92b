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

/**
 * I: open to a talent whose profile is suspended. U: open to an uncertified client. N: open to a
 * user without a role. W: open also to a talent or client whom the office has not looked at yet.
 */
export type AccessMark = 'I' | 'U' | 'N' | 'W';

export type RouteDefinition = {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly group: RouteGroup;
  readonly layout: LayoutName;
  readonly access: '' | AccessMark | 'I U' | 'I N' | 'U N';
};
