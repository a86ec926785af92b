/** What a document of an account says of a member of the office. */
export type NamedMember = { readonly staffEmail: string | null; readonly maskedEmail: string };

/**
 * How a member of the office is called among colleagues: by the address of the sign-in, masked once
 * they left the office. The only place that says so, for screens, files and histories; nobody
 * outside of the office is given it.
 */
export const memberName = (account: NamedMember | null | undefined): string =>
  account?.staffEmail || account?.maskedEmail || '事務局のほかの担当者';

/**
 * How the office's lists call somebody: a member of the office as such, others by the name of their
 * profile.
 */
export const accountName = (account: NamedMember & { readonly name: string }): string =>
  account.staffEmail ? memberName(account) : account.name || account.maskedEmail;
