export type NamedMember = { readonly staffName: string; readonly staffEmail: string | null; readonly maskedEmail: string };

/**
 * The name of a member of the office among colleagues: the entered name, the login address, or the
 * masked address after the member left. Screens, files and histories use only this function.
 * Nobody outside the office receives the name.
 */
export const memberName = (account: NamedMember | null | undefined): string =>
  account?.staffName || account?.staffEmail || account?.maskedEmail || '事務局のほかの担当者';

/**
 * The name of a person in the office's lists: `memberName` for members, otherwise the profile name.
 */
export const accountName = (account: NamedMember & { readonly name: string }): string =>
  account.staffEmail || account.staffName ? memberName(account) : account.name || account.maskedEmail;
