import { href } from '#web/routing/href.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';
import { answeredWithin } from '../texts.ts';

/** What happens after a guest has asked. */
export const GuestDone = ({ sentTo }: { readonly sentTo: string }) => (
  <Card title="お問い合わせを受け付けました">
    <DoneMessage
      isPart
      what={`${sentTo} に受付のメールをお送りしました。`}
      next={`${answeredWithin}回答は、このメールアドレスにお送りします。届かないときは、迷惑メールのフォルダーをご確認ください。`}
      main={{ to: href('help'), label: 'ヘルプを見る' }}
      other={{ to: href('index'), label: 'ホームへ' }}
    />
  </Card>
);
