/** The name of the site in the app and in mails; a placeholder for the operator. */
export const siteName = 'キャストひろば';
