import { Link } from 'react-router-dom';
import { ageBandLabel } from '#domain/kernel/person.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import { useCast } from '#web/entities/cast/cast.ts';
import { RoomLink } from '#web/entities/chat/roomLink.tsx';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { href } from '#web/routing/href.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './applicant.module.css';

/**
 * The cast of a deal, at the top of the client's page. A hidden cast has only the data of the deal.
 */
export const Applicant = ({ deal: { id, talentId, talent } }: { readonly deal: Deal }) => {
  const { cast } = useCast(talentId);
  const facts = cast
    ? [ageBandLabel(cast.ageBand), prefectureName(cast.prefecture), cast.sizes.height ? `${cast.sizes.height}cm` : '']
    : [];
  const reviews = cast?.reviews ?? { count: 0, sum: 0 };
  return (
    <section className={css.applicant} aria-label="キャスト">
      <Photo path={talent.thumbnail} alt="" eager />
      <div className={css.words}>
        <h2 className="unbroken">{talent.name}</h2>
        <p className={`${css.facts} figures`}>{facts.filter(Boolean).join('・')}</p>
        {reviews.count > 0 ? (
          <p className={`${css.rating} figures`}>
            <span className="visually-hidden">評価</span>
            {(reviews.sum / reviews.count).toFixed(1)}（{reviews.count}件）
          </p>
        ) : null}
        <p>
          <Link className={css.profile} to={href('clientTalent', { talentId })}>
            プロフィールを見る
          </Link>
        </p>
        <RoomLink side="client" dealId={id} />
      </div>
    </section>
  );
};
