import { useState } from 'react';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { storageUrl } from '#web/shared/data/platform/storageUrl.ts';
import { LargeView } from '#web/shared/ui/largeView.tsx';
import photoCss from '#web/shared/ui/photo.module.css';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './castGallery.module.css';

type PhotoButtonProps = { readonly path: string; readonly name: string; readonly eager?: boolean; readonly onOpen: () => void };

const PhotoButton = ({ path, name, eager = false, onOpen }: PhotoButtonProps) => (
  <button type="button" className={photoCss.button} onClick={onOpen} aria-label={`${name}を大きく表示する`}>
    <Photo path={path} alt="" eager={eager} />
  </button>
);

export const CastGallery = ({ cast }: { readonly cast: Pick<Talent, 'name' | 'thumbnail' | 'profileImages'> }) => {
  const [openPath, setOpenPath] = useState<string | null>(null);
  const name = `${cast.name}さんの写真`;
  const others = cast.profileImages.filter((path) => path !== cast.thumbnail);
  const all = (cast.thumbnail === null ? others : [cast.thumbnail, ...others]).map((path, index) => ({
    path,
    name: index === 0 ? name : `${name} ${index + 1}枚目`,
  }));
  const at = all.findIndex(({ path }) => path === openPath);
  return (
    <div className={css.gallery}>
      <div className={css.pictures}>
        <div className="grows">
          {cast.thumbnail === null ? (
            <Photo path={null} alt={name} />
          ) : (
            <PhotoButton path={cast.thumbnail} name={name} eager onOpen={() => setOpenPath(cast.thumbnail)} />
          )}
        </div>
        {others.length > 0 ? (
          <ul className={css.strip} aria-label="その他の写真">
            {all
              .filter(({ path }) => path !== cast.thumbnail)
              .map((picture) => (
                <li key={picture.path}>
                  <PhotoButton {...picture} onOpen={() => setOpenPath(picture.path)} />
                </li>
              ))}
          </ul>
        ) : null}
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
