/** Whether the rules refused a read. To a reader that is the same as not being there: who was unpublished or left is not told apart. */
export const isRefusedRead = (error: unknown): boolean => (error as { code?: string } | null)?.code === 'permission-denied';
