import { href } from '#web/app/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { OfferList } from '../components/offerList.tsx';

const profile = <LinkButton to={href('talentProfileBasic')}>プロフィールを充実させる</LinkButton>;

/** The inquiries and offers that came to the talent. */
export default function TalentOffersScreen() {
  return (
    <OfferList
      side="talent"
      empty={{
        mine: { title: '回答が必要なものはありません', text: '新しい問い合わせやオファーが届くと、ここに表示されます。', action: profile },
        running: { title: '進行中のオファーはありません', text: '承諾したオファーは、完了までここに表示されます。', action: profile },
        ended: { title: '終了したオファーはありません', text: '完了や不成立になったものが、ここに残ります。' },
      }}
    />
  );
}
