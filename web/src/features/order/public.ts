import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

/** PO number and addressee of a deal's invoice. */
export const OrderPart = lazyPart(async () => (await import('./components/orderPart.tsx')).OrderPart);
