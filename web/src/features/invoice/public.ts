import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

export const OwnInvoices = lazyPart(async () => (await import('./components/ownInvoices.tsx')).OwnInvoices);
