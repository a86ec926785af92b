import { useSearchParams } from 'react-router-dom';
import { MOST_ASKED, usePickedCasts } from '#web/entities/cast/castsByIds.ts';
import { AddToList } from '#web/features/shortlist/public.ts';
import { href } from '#web/routing/href.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { CastSearchList } from './castSearchList.tsx';
import { FavoriteCasts } from './favoriteCasts.tsx';
import css from './pickCasts.module.css';

export const PickCasts = () => {
  const { ids, toggle, clear } = usePickedCasts();
  const from = useSearchParams()[0].get('from') === 'favorites' ? 'favorites' : 'search';
  const tabs = [
    { key: 'search', label: 'さがす', to: href('clientAsk') },
    { key: 'favorites', label: 'お気に入り', to: `${href('clientAsk')}?from=favorites` },
  ];
  const cornerOf = ({ id, name }: { readonly id: string; readonly name: string }) => (
    <label className={css.box}>
      <input type="checkbox" aria-label={`${name}さんを選ぶ`} checked={ids.includes(id)} onChange={() => toggle(id)} />
    </label>
  );
  return (
    <Stack>
      <p>同じお仕事と条件で、{MOST_ASKED}人までにまとめて問い合わせやオファーを送れます。</p>
      <LinkTabs label="キャストの選び方" tabs={tabs} current={from} />
      {from === 'favorites' ? (
        <FavoriteCasts cornerOf={cornerOf} />
      ) : (
        <CastSearchList addressOf={({ id }) => href('clientTalent', { talentId: id })} cornerOf={cornerOf} withDays />
      )}
      <section className={css.bar} aria-label="選択したキャスト">
        <p role="status" className="figures">
          {ids.length}人を選択中（{MOST_ASKED}人まで）
        </p>
        {ids.length > 0 ? (
          <>
            <Button variant="text" onClick={clear}>
              選択を外す
            </Button>
            <AddToList casts={ids.map((id) => ({ id }))} />
            <LinkButton to={`${href('clientAsk')}?to=${ids.join()}`}>次へ（条件の入力）</LinkButton>
          </>
        ) : null}
      </section>
    </Stack>
  );
};
