import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Attachment } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail in the folder: `{time}-{n}.eml` as received, and `.json` for people and tests. */
export type CaughtMail = {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The PDF of the mail. */
  readonly attached?: { readonly name: string; readonly base64: string };
  readonly receivedAt: number;
};

export type MailServer = {
  readonly setDown: (down: boolean) => void;
  /** All mails since the start, oldest first. */
  readonly caught: () => Promise<CaughtMail[]>;
  readonly stop: () => Promise<void>;
};

const attachedOf = ({ filename, content }: Attachment) => ({
  name: filename ?? '',
  base64: (typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)).toString('base64'),
});

const unavailable = () => Object.assign(new Error('The mail server is down.'), { responseCode: 421 });

/**
 * A mail server that stores every mail in `folder`. While it is down it refuses all connections.
 */
export const startMailServer = async (port: number, folder: string): Promise<MailServer> => {
  await mkdir(folder, { recursive: true });
  let down = false;
  const caught: CaughtMail[] = [];
  const keep = async (eml: Buffer) => {
    const { messageId = '', from, to, subject = '', text = '', html = '', attachments } = await PostalMime.parse(eml);
    const receivedAt = Date.now();
    const mail: CaughtMail = {
      messageId,
      from: from?.address ?? '',
      to: to?.[0]?.address ?? '',
      subject,
      text,
      html,
      ...(attachments[0] && { attached: attachedOf(attachments[0]) }),
      receivedAt,
    };
    caught.push(mail);
    const file = join(folder, `${receivedAt}-${String(caught.length).padStart(5, '0')}`);
    await writeFile(`${file}.eml`, eml);
    await writeFile(`${file}.json`, JSON.stringify(mail, null, 2));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_, callback) => callback(down ? unavailable() : null),
    onMailFrom: (_address, _session, callback) => callback(down ? unavailable() : null),
    onData: (stream, _session, callback) => {
      buffer(stream)
        .then(keep)
        .then(() => callback(null), callback);
    },
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  // A client that disconnects is no error here.
  server.on('error', () => undefined);
  return {
    caught: async () => caught,
    setDown: (next) => {
      down = next;
    },
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
};
