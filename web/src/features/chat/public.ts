import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

// The exports of this feature for other features.

/** The dialog for one message to everybody who is concluded for a job. */
export const MessageToAll = lazyPart(async () => (await import('./components/messageToAll.tsx')).MessageToAll);
