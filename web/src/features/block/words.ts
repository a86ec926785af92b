/** The name of the act that is open now. */
export const blockLabel = (isBlocked: boolean): string => (isBlocked ? 'ブロックを解除する' : 'ブロックする');
