import { z } from 'zod';
import { DomainError, permit } from '#domain/kernel/domainError.ts';
import { identifier, storagePath } from '#domain/kernel/validation.ts';
import { chatRoomSchema, messageSchema } from '#projections/chat/chatRooms.schema.ts';
import { requireActive } from '../gate/activeAccount.ts';
import { fileRequest } from '../gate/fileRequest.ts';
import { parse } from '../gate/payload.ts';
import { type Runtime, runtime } from '../runtime.ts';
import { sendPdf } from './sendPdf.ts';

const wire = z.strictObject({ roomId: identifier, messageId: identifier, path: storagePath });
type Asked = z.infer<typeof wire>;

/**
 * The file's name in a message that this person may read: only members of the room may, as the
 * rules have it. Throws for others, and for what no message names.
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
 * A PDF of a message, for the two members of its room and nobody else: no rule shows it, and no
 * address lasts. It is a file to save and never a page, whatever it holds.
 */
export const messageFiles = fileRequest(
  'messageFiles',
  async (body, { uid }, response) => {
    const current = runtime();
    const asked = parse(wire, body);
    await requireActive(current, uid);
    const name = await nameOf(current, uid, asked);
    if ((await current.objects.sizeOf(asked.path)) === null) throw new DomainError('not-found');
    const bytes = await current.objects.read(asked.path);
    sendPdf(response, name, bytes);
  },
  { reads: true },
);
