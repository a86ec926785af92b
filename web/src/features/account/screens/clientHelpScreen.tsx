import { Card } from '#web/shared/ui/card.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

const answers = [
  {
    title: '認証には、どのくらいかかりますか？',
    text: '事務局が登録内容を順に確認しています。日数は、登録の内容や混み具合によって変わります。認証が完了すると、キャストの検索やオファーをご利用いただけます。',
  },
  {
    title: '問い合わせとオファーの違いは何ですか？',
    text: '問い合わせは、条件を決める前の相談です。オファーは、報酬と終了日を決めて正式にお願いするものです。',
  },
  {
    title: 'オファーが成立するまでの流れを教えてください',
    text: 'キャストが承諾し、事務局の確認が済んだあと、クライアントが依頼を確定すると成立します。',
  },
  {
    title: '報酬や終了日は変更できますか？',
    text: 'オファーの詳細画面から変更でき、キャストに通知されます。キャストの承諾のあとに変更するときは、先にメッセージでキャストの同意を得てください。',
  },
  {
    title: '評価は、いつ公開されますか？',
    text: 'あなたと相手の評価がそろったとき、または期限を過ぎたときに、同時に公開されます。それまで相手には表示されません。',
  },
];

/** What clients ask most. */
export default function ClientHelpScreen() {
  return (
    <Stack>
      {answers.map(({ title, text }) => (
        <Card key={title} title={title}>
          <p style={{ lineHeight: 1.75, maxWidth: '40em' }}>
            <Phrases>{text}</Phrases>
          </p>
        </Card>
      ))}
    </Stack>
  );
}
