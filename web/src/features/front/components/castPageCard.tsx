import { frontAddresses } from '#domain/front/addresses.ts';
import { shownOfCast } from '#domain/front/shown.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { PublicPageCard } from './publicPageCard.tsx';

/** A cast's own public page. */
export const CastPageCard = ({ cast: { id, name, pageOpenedAt, isPublished } }: { readonly cast: Talent }) => {
  const command = { callable: 'talents', shownBy: () => `talents/${id}`, again: true } as const;
  const open = useCommand<object>({ ...command, type: 'openPage' });
  const close = useCommand<object>({ ...command, type: 'closePage' });
  return (
    <PublicPageCard
      openedAt={pageOpenedAt}
      path={frontAddresses.cast(id)}
      title={name}
      shown={Object.values(shownOfCast)}
      hidden="連絡先、生年月日、SNS、予定、評価は表示されません。"
      lead="プロフィールの一部を、登録していない方にも見せられるページです。リンクをSNSやメールで送れます。作れるのは18歳以上の方です。"
      pausedBy={isPublished ? null : 'プロフィールが公開されていないため、今は表示されていません。'}
      open={() => open.send({})}
      close={() => close.send({})}
    />
  );
};
