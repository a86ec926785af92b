import type { JobPosting } from '#domain/work/job/posting.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './jobDescription.module.css';

export const JobPictures = ({ job: { pictures } }: { readonly job: Pick<JobPosting, 'pictures'> }) =>
  pictures.length > 0 ? (
    <ul className={css.pictures}>
      {pictures.map((path, index) => (
        <li key={path} className={index === 0 ? 'grows' : undefined}>
          <Photo path={path} alt={`お仕事の写真 ${index + 1}枚目`} ratio="16 / 9" kind="job" eager={index === 0} />
        </li>
      ))}
    </ul>
  ) : null;
