import type { Firestore } from 'firebase-admin/firestore';
import { pathOf } from '#domain/kernel/words/places.ts';
import { noticeDigestWords } from '#domain/talk/mail/mailWords.ts';
import type { MailContent } from '#domain/talk/mail/render.ts';
import type { User } from '#projections/account/users.schema.ts';
import { paths } from '../../platform/firestorePaths.ts';
import { getMany } from '../../platform/getMany.ts';
import { mailSettings } from './mailSettings.ts';
import type { Letter, Mail, NoticeDigestMail } from './mails.ts';

/**
 * The morning mail with a line and a link per held mail; null if the person wants none of them now.
 */
export const noticeDigestContent = async (
  db: Firestore,
  { told }: NoticeDigestMail,
  role: User['role'],
  letterOf: (held: Mail) => Promise<Letter | null>,
): Promise<MailContent | null> => {
  if (role === null) return null;
  const held = await getMany(
    db,
    told.map((id) => db.doc(paths.mail(id))),
  );
  const letters = await Promise.all(held.flatMap((each) => (each.exists ? [letterOf(each.data() as Mail)] : [])));
  const items = letters.flatMap((letter) => {
    if (letter === null || letter.choice === 'off') return [];
    const { title, about, link } = letter.content;
    return [{ label: title, about, url: link.url }];
  });
  if (items.length === 0) return null;
  const link = { label: 'お知らせを見る', url: `${mailSettings().siteUrl}${pathOf(`${role}Notifications`, {})}` };
  return { ...noticeDigestWords(items.length), about: null, recipient: null, facts: [], items, link };
};
