import { useRef, useState } from 'react';
import type { MailChoice, TopicName } from '#domain/notification/topics.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** What became of a choice; null: nothing was chosen here yet. */
export type Saving = 'saving' | 'saved' | 'failed' | null;

/**
 * How the mails of a topic come. `chosen` is what was pressed here last, null before that. Of
 * choices that are made faster than they are saved the last one counts.
 */
export const useMailChoice = (topic: TopicName) => {
  const uid = useUid();
  const { send, error } = useCommand<{ topic: TopicName; mail: MailChoice }>({
    ...{ callable: 'accounts', type: 'chooseMail', again: true },
    shownBy: () => `users/${uid}`,
  });
  const [chosen, setChosen] = useState<MailChoice | null>(null);
  const [saving, setSaving] = useState<Saving>(null);
  const last = useRef<MailChoice | null>(null);
  const isSending = useRef(false);

  const save = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setSaving('saving');
    try {
      for (let sent: MailChoice | null = null; last.current !== null && last.current !== sent; ) {
        sent = last.current;
        await send({ topic, mail: sent });
      }
      setSaving('saved');
    } catch {
      // The reason is `error`, which the row shows.
      setSaving('failed');
    } finally {
      isSending.current = false;
    }
  };
  const choose = (mail: MailChoice) => {
    last.current = mail;
    setChosen(mail);
    void save();
  };
  return { chosen, choose, retry: () => void save(), saving, error };
};
