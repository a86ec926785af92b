import { useRef, useState } from 'react';
import type { MailChoice, TopicName } from '#domain/kernel/words/topics.ts';
import { useAccountCommand } from '#web/entities/account/accountCommand.ts';

/** The state of the last choice; null: no choice yet on this page. */
export type Saving = 'saving' | 'saved' | 'failed' | null;

/** If the user chooses faster than the server saves, the last choice is saved last. */
export const useMailChoice = (topic: TopicName) => {
  const { send, error } = useAccountCommand<{ topic: TopicName; mail: MailChoice }>('chooseMail', true);
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
      // The row shows the reason from `error`.
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
