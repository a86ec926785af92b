export const blockLabel = (isBlocked: boolean): string => (isBlocked ? 'ブロックを解除する' : 'ブロックする');
