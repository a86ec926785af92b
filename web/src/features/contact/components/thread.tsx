import type { ReactNode } from 'react';
import { contactCategoryLabel } from '#domain/talk/contact/category.ts';
import type { GuestConversation } from '#domain/talk/contact/conversation.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { askerStatusOf, canReply, nextText } from '../texts.ts';
import { Conversation } from './conversation.tsx';

const names = { asker: 'あなた', office: '事務局' } as const;

type Props = {
  readonly contact: GuestConversation;
  /** The form of another message. */
  readonly reply: ReactNode;
};

/** A contact as its asker sees it: its state, the messages, and a field for another one. */
export const Thread = ({ contact, reply }: Props) => {
  const { category, messages } = contact;
  const now = useNow();
  return (
    <Stack>
      <Row>
        <StatusChip {...askerStatusOf(contact)} />
        <strong>{contactCategoryLabel[category]}</strong>
      </Row>
      <Notice>{nextText(contact, now)}</Notice>
      <Conversation lines={messages} own="asker" nameOf={({ by }) => names[by]} />
      {canReply(contact, now) ? (
        <Card title={contact.status === 'WAITING' ? '追記する' : '返信する'}>{reply}</Card>
      ) : (
        <LinkButton to={href('contact')} variant="outlined" fullWidth>
          新しくお問い合わせする
        </LinkButton>
      )}
    </Stack>
  );
};
