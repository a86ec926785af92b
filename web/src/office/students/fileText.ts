/** The text of a file: UTF-8, or Shift_JIS as Japanese spreadsheets save it; null for neither. */
export const fileText = (bytes: BufferSource): string | null => {
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not this encoding; try the next.
    }
  }
  return null;
};
