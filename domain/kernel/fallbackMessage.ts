/** What people read about an error that has no words of its own. A file of its own: every page needs it, few the whole catalogue. */
export const fallbackMessage = 'エラーが発生しました。しばらく経ってからもう一度お試しください。';
