/** A stream's name taken apart; whatever stands in an address may be asked for. */
export const partsOf = (stream: string): { readonly aggregate: string; readonly id: string } => {
  const end = stream.indexOf('-');
  return { aggregate: stream.slice(0, Math.max(end, 0)), id: stream.slice(end + 1) };
};

/** Whose record of looks a stream is, and of which day in Japan; null for any other stream. */
export const dayOf = (stream: string): { readonly uid: string; readonly date: string } | null => {
  const [, uid, date] = /^audit-(.+)_(\d{4}-\d{2}-\d{2})$/.exec(stream) ?? [];
  return uid && date ? { uid, date } : null;
};
