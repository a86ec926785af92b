import { Link, useLocation } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import css from './resultSteps.module.css';

/** The history state of a page that was opened from search results: their ids, in order. */
export type FoundState = { readonly found: readonly string[] };

/** The ids that a page was opened from; empty for other pages. */
const foundIn = (state: unknown): readonly string[] => (state as Partial<FoundState> | null)?.found ?? [];

type StepProps = { readonly to: string | undefined; readonly icon: 'back' | 'forward'; readonly words: string };

/** It replaces the history entry, so that "back" leads to the results. */
const Step = ({ to, icon, words }: StepProps) => {
  const { state } = useLocation();
  const mark = <Icon name={icon} size={20} />;
  if (to === undefined) return <span className={css.step}>{mark}</span>;
  return (
    <Link className={css.step} to={href('clientTalent', { talentId: to })} replace state={state} aria-label={words}>
      {mark}
    </Link>
  );
};

export const ResultSteps = ({ talentId }: { readonly talentId: string }) => {
  const found = foundIn(useLocation().state);
  const at = found.indexOf(talentId);
  if (at < 0 || found.length < 2) return null;
  return (
    <nav aria-label="検索結果" className={`${css.steps} figures`}>
      <Step to={found[at - 1]} icon="back" words="前のキャスト" />
      検索結果 {at + 1} / {found.length}
      <Step to={found[at + 1]} icon="forward" words="次のキャスト" />
    </nav>
  );
};
