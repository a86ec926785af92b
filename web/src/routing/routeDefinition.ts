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

/** I: a talent with a suspended profile; U: an uncertified client; N: a user without a role. */
export type AccessMark = 'I' | 'U' | 'N';

export type RouteDefinition = {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly group: RouteGroup;
  readonly layout: LayoutName;
  readonly access: '' | AccessMark | 'I U' | 'I N' | 'U N';
};
