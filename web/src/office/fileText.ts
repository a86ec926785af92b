/** A file's text: UTF-8, or Shift_JIS as spreadsheets in Japan save it; null when it is neither. */
export const fileText = (bytes: BufferSource): string | null => {
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not this one: the next may fit.
    }
  }
  return null;
};
