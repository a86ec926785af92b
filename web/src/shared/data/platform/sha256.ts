/** The SHA-256 of bytes, or of a text in UTF-8, as hex. */
export const sha256Hex = async (content: BufferSource | string): Promise<string> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** 192 bits, 32 characters that an address takes. Only the caller has it, not its hash. */
export const newSecret = async (): Promise<{ readonly secret: string; readonly hash: string }> => {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return { secret, hash: await sha256Hex(secret) };
};
