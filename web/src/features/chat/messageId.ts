const ID_LENGTH = 20;

/**
 * The id that the server makes of a message's command and sender, so that a message is known again
 * when it comes back.
 */
export const messageIdOf = async (commandId: string, uid: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${uid}/${commandId}`));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, ID_LENGTH);
};
