import type { Claims } from '#domain/people/account/claims.ts';
import { continuePathOf, homeOf, type Member, respelled, type Visitor } from './redirects.ts';
import type { AccessMark, RouteDefinition } from './routeDefinition.ts';

export type GuardFlags = { readonly maintenance: boolean; readonly developer: boolean };
export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string; readonly signOut?: never }
  /** Ends the session with a reason. */
  | { readonly kind: 'redirect'; readonly to: string; readonly message: string; readonly signOut: true }
  | { readonly kind: 'error'; readonly status: 401 | 403 | 404; readonly message: string };

/** The requested page; `route` is null for an unknown address. */
export type Destination = { readonly route: RouteDefinition | null; readonly pathname: string; readonly search: string };

export const guardMessages = {
  suspended: 'このアカウントは現在休止中です。',
  inactive: 'お使いのアカウントはこちらのページは表示できません。',
  uncertified: 'このページは認証が完了次第表示されます。事務局より認証されるまでしばらくお待ち下さい。',
  forbidden: 'このページを表示する権限がありません。',
  notFound: 'お探しのページは見つかりませんでした。',
} as const;

const allow: GuardDecision = { kind: 'allow' };
const redirect = (to: string): GuardDecision => ({ kind: 'redirect', to });
const refuse = (status: 401 | 403 | 404, message: string): GuardDecision => ({ kind: 'error', status, message });
const opensTo = (route: RouteDefinition, mark: AccessMark) => route.access.includes(mark);
const profileForm = '/talent/mypage/profile/edit_01';
const companyForm = '/client/mypage/company/edit';
/** The addresses of the company's form: the first registration has its own. */
const companyForms: readonly string[] = [companyForm, '/client/mypage/company/register'];

/**
 * The 12 steps of docs/specification.md, section 4, in order. Needs the token's claims only, so it
 * does not wait for the database. The index is for guests and unverified users; others are led on
 * (steps 4, 7, 8, 12).
 */
export const guard = (visitor: Visitor, { route, pathname, search }: Destination, flags: GuardFlags): GuardDecision => {
  // 1 maintenance
  if (flags.maintenance) return route?.name === 'maintenance' ? allow : redirect('/maintenance');
  if (route?.name === 'maintenance') return redirect('/');
  const meant = route ? null : respelled(pathname);
  if (meant !== null) return redirect(meant + search);
  if (!route) return refuse(404, guardMessages.notFound);
  // 2 public
  const leavesIndex = route.name === 'index' && visitor.kind === 'user' && (visitor.claims.suspended || visitor.emailVerified);
  if (route.group === 'public' && !leavesIndex) return allow;
  // 3 guest
  if (visitor.kind === 'guest') {
    return route.group === 'guest' ? allow : redirect(`/login?continuePath=${encodeURIComponent(pathname + search)}`);
  }
  // 4 suspended account
  if (visitor.claims.suspended) return { kind: 'redirect', to: '/', message: guardMessages.suspended, signOut: true };
  // 5 unverified e-mail
  if (!visitor.emailVerified) return route.group === 'unverified' ? allow : redirect('/registration/email');
  // 6 pages for users who are not signed in or not verified yet
  if (route.group === 'guest') return redirect(continuePathOf(search) ?? '/');
  if (route.group === 'unverified') return redirect(homeOf(visitor));
  return guardMember(visitor, route, pathname, flags);
};

/** Steps 7 to 12: a verified account. */
const guardMember = (member: Member, route: RouteDefinition, pathname: string, flags: GuardFlags): GuardDecision => {
  const { claims } = member;
  if (route.group === 'developer') return flags.developer ? allow : refuse(404, guardMessages.notFound);
  if (claims.isAdmin && (route.group === 'office' || route.name === 'index')) return route.group === 'office' ? allow : redirect('/office');
  // 7 no role; an office account needs none
  if (!claims.role) {
    if (claims.isAdmin) return route.group === 'common' ? allow : redirect('/office');
    return opensTo(route, 'N') ? allow : redirect('/initial');
  }
  if (route.group === 'office') return refuse(403, guardMessages.forbidden);
  if (route.group === 'norole') return redirect(homeOf(member));
  return claims.role === 'talent' ? guardTalent(claims, route, pathname) : guardClient(claims, route, pathname);
};

const guardTalent = (claims: Claims, route: RouteDefinition, pathname: string): GuardDecision => {
  // 8 profile first; then the own side
  if (!claims.hasTalentProfile) return pathname === profileForm ? allow : redirect(profileForm);
  if (route.name === 'index' || route.group === 'client') return redirect('/talent');
  // 9 suspended profile
  if (!claims.isTalentSuspended) return allow;
  if (pathname === '/talent') return redirect('/talent/mypage');
  return opensTo(route, 'I') ? allow : refuse(401, guardMessages.inactive);
};

const guardClient = (claims: Claims, route: RouteDefinition, pathname: string): GuardDecision => {
  // 10 company profile first
  if (!claims.hasClientProfile) return companyForms.includes(pathname) ? allow : redirect(companyForm);
  // 11 not certified; step 12 leaves the index (links use `homeOf` instead)
  const isOpen = claims.isClientCertificated || route.name === 'index' || opensTo(route, 'U');
  if (!isOpen) return refuse(401, guardMessages.uncertified);
  // 12 the own side
  return route.name === 'index' || route.group === 'talent' ? redirect('/client') : allow;
};
