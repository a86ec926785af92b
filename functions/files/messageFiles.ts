import { z } from 'zod';
import { DomainError, permit } from '#domain/kernel/domainError.ts';
import { identifier, storagePath } from '#domain/kernel/validation.ts';
import { chatRoomSchema, messageSchema } from '#projections/chat/chatRooms.schema.ts';
import { requireActive } from '../gate/admission.ts';
import { parse } from '../gate/payload.ts';
import { fileRequest, sendPdf } from '../gate/sendFile.ts';
import type { Runtime } from '../ports.ts';
import { runtime } from '../runtime.ts';

const wire = z.strictObject({ roomId: identifier, messageId: identifier, path: storagePath });
type Asked = z.infer<typeof wire>;

/**
 * The name of a file in a message. Only members of the room may read it, as in the security rules.
 * Throws for others, and for a path that the message does not have.
 */
const nameOf = async ({ db }: Runtime, uid: string, { roomId, messageId, path }: Asked): Promise<string> => {
  const place = `chatRooms/${roomId}`;
  const [room, message] = await db.getAll(db.doc(place), db.doc(`${place}/messages/${messageId}`));
  const members = chatRoomSchema.pick({ clientId: true, talentId: true }).safeParse(room?.data());
  permit(members.success && Object.values(members.data).includes(uid));
  const files = messageSchema.pick({ files: true }).safeParse(message?.data());
  const file = files.success ? files.data.files.find((each) => each.path === path) : undefined;
  if (!file) throw new DomainError('not-found');
  return file.name;
};

/**
 * A PDF of a message, for the two members of its room. It has no public address, and is always sent
 * as a download, never shown as a page.
 */
export const messageFiles = fileRequest(
  'messageFiles',
  async (body, caller, response) => {
    const { uid } = caller;
    const current = runtime();
    const asked = parse(wire, body);
    await requireActive(current, caller);
    const name = await nameOf(current, uid, asked);
    if ((await current.objects.sizeOf(asked.path)) === null) throw new DomainError('not-found');
    const bytes = await current.objects.read(asked.path);
    sendPdf(response, name, bytes);
  },
  { reads: true },
);
