import type { News } from '#projections/content/news.schema.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';
import css from './newsContent.module.css';

export const NewsContent = ({ item: { body, link, picture } }: { readonly item: Pick<News, 'body' | 'link' | 'picture'> }) => (
  <>
    {picture === null ? null : (
      <div className={css.picture}>
        <Photo path={picture} alt="" ratio="16 / 9" kind="job" />
      </div>
    )}
    <Prose>{body}</Prose>
    {link === '' ? null : (
      <p>
        <a href={link} target="_blank" rel="noopener noreferrer">
          くわしく見る
        </a>
      </p>
    )}
  </>
);
