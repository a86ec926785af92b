import { href } from '#web/app/href.ts';
import { DealKinds } from '#web/features/entry/public.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { OfferList } from '../components/offerList.tsx';

const search = <LinkButton to={href('clientHome')}>キャストをさがす</LinkButton>;

/** The client's inquiries and offers. */
export default function ClientOffersScreen() {
  return (
    <Stack>
      <DealKinds current="offers" />
      <OfferList
        side="client"
        empty={{
          mine: {
            title: '対応が必要なものはありません',
            text: 'キャストが承諾し、事務局の確認が済むと、ここに表示されます。',
            action: search,
          },
          running: {
            title: '進行中のオファーはありません',
            text: '気になるキャストに、問い合わせやオファーを送ってみましょう。',
            action: search,
          },
          ended: { title: '終了したオファーはありません', text: '完了や不成立になったものが、ここに残ります。' },
        }}
      />
    </Stack>
  );
}
