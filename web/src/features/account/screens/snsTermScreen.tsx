import { Card } from '#web/shared/ui/card.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

const rules = [
  { title: '公開前の情報を投稿しない', text: '作品名、衣装、共演者、撮影場所など、公開されていない情報は投稿しないでください。' },
  { title: '写真や動画は確認してから', text: '現場で撮影した写真や動画は、クライアントの許可を得てから投稿してください。' },
  { title: 'ほかの人への配慮', text: '共演者やスタッフが写る場合は、ご本人の了承を得てください。誹謗中傷にあたる投稿はお控えください。' },
  { title: '直接のやり取りについて', text: 'お仕事のご連絡は、このサービスのメッセージをご利用ください。' },
];

/** How talents are asked to use social networks. */
export default function SnsTermScreen() {
  return (
    <Stack>
      <Notice>この内容は目安です。正式なルールは、事務局からのご案内をご確認ください。</Notice>
      {rules.map(({ title, text }) => (
        <Card key={title} title={title}>
          <p style={{ lineHeight: 1.75, maxWidth: '40em' }}>
            <Phrases>{text}</Phrases>
          </p>
        </Card>
      ))}
    </Stack>
  );
}
