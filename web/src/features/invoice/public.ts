import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

/** The exports of this feature for other features. They load after the page. */
export const OwnInvoices = lazyPart(async () => (await import('./components/ownInvoices.tsx')).OwnInvoices);
