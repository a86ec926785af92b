import { href } from '#web/routing/href.ts';
import { CastCard, type CastOfCard } from './castCard.tsx';
import css from './crowdPreview.module.css';

/** A cast's card among others, as the search shows it; its link leads nowhere. */
export const CrowdPreview = ({ cast }: { readonly cast: CastOfCard }) => (
  <section aria-label="さがす画面での見え方">
    <ul className={css.crowd} inert>
      <li className={css.other} aria-hidden="true" />
      <CastCard cast={cast} eager={false} to={href('talentProfile')} />
      <li className={css.other} aria-hidden="true" />
    </ul>
  </section>
);
