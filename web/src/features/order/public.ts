import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

export const OrderPart = lazyPart(async () => (await import('./components/orderPart.tsx')).OrderPart);
