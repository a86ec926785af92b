import { type ReactNode, useState } from 'react';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { storageUrl } from '#web/shared/data/storageUrl.ts';
import { LargeView } from '#web/shared/ui/largeView.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { PhotoButton } from '#web/shared/ui/photoButton.tsx';
import css from './castHero.module.css';

type Props = {
  readonly cast: Pick<Talent, 'name' | 'kana' | 'thumbnail' | 'profileImages'>;
  /** What others think of the cast; none in the preview of a profile that is being written. */
  readonly marks?: ReactNode;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** The cast's face and name (with a button beside it), with the other pictures and the facts beside them. Pictures open in large. */
export const CastHero = ({ cast, marks, beside, children }: Props) => {
  const [openPath, setOpenPath] = useState<string | null>(null);
  const name = `${cast.name}さんの写真`;
  const others = cast.profileImages.filter((path) => path !== cast.thumbnail);
  const all = (cast.thumbnail === null ? others : [cast.thumbnail, ...others]).map((path, index) => ({
    path,
    name: index === 0 ? name : `${name} ${index + 1}枚目`,
  }));
  const at = all.findIndex(({ path }) => path === openPath);
  return (
    <div className={css.hero}>
      {cast.thumbnail === null ? (
        <Photo path={null} alt={name} />
      ) : (
        <PhotoButton path={cast.thumbnail} name={name} eager onOpen={() => setOpenPath(cast.thumbnail)} />
      )}
      <div className={css.words}>
        <div className={css.title}>
          <div>
            <h2 className={css.name}>{cast.name}</h2>
            <p className={css.kana}>{cast.kana}</p>
            {marks}
          </div>
          {beside}
        </div>
        {others.length > 0 ? (
          <ul className={css.more} aria-label="その他の写真">
            {all
              .filter(({ path }) => path !== cast.thumbnail)
              .map((picture) => (
                <li key={picture.path}>
                  <PhotoButton {...picture} onOpen={() => setOpenPath(picture.path)} />
                </li>
              ))}
          </ul>
        ) : null}
        {children}
      </div>
      {at < 0 ? null : (
        <LargeView
          items={all.map((each) => ({
            key: each.path,
            content: <img src={storageUrl(each.path) ?? undefined} alt={each.name} />,
            caption: '',
          }))}
          at={at}
          onMove={(to) => setOpenPath(all[to]?.path ?? null)}
          onClose={() => setOpenPath(null)}
        />
      )}
    </div>
  );
};
