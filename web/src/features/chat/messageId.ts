const ID_LENGTH = 20;

/**
 * The id that the server derives from the command id and the sender, to recognise an own message in
 * the list.
 */
export const messageIdOf = async (commandId: string, uid: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${uid}/${commandId}`));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, ID_LENGTH);
};
