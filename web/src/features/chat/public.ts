import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

export const MessageToAll = lazyPart(async () => (await import('./components/messageToAll.tsx')).MessageToAll);
