export const siteName = 'キャストひろば';
