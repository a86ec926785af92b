import { later } from '#web/shared/ui/later.tsx';

/** The exports of this feature for other features. They load after the page. */
export const OwnInvoices = later(async () => (await import('./components/ownInvoices.tsx')).OwnInvoices);
