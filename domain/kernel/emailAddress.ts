// The rule of e-mail addresses. A separate file, for pages without the schema library.

/**
 * An e-mail address in ASCII. Dots may be anywhere before the @, as in old addresses of mobile
 * phones (`a..b.@docomo.ne.jp`); the mailer quotes these.
 */
export const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d][a-z\d-]*\.)+[a-z](?:[a-z\d-]*[a-z\d])$/i;
