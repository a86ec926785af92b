import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

// The exports of this feature for other features.

export const MessageToAll = lazyPart(async () => (await import('./components/messageToAll.tsx')).MessageToAll);
