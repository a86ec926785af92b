/** What the site is called, in the app and in mails: a placeholder for the operator. */
export const siteName = 'キャストひろば';
