import { href } from '#web/app/href.ts';
import { useOpenPages } from '#web/app/openPages.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';

type Props = { readonly label?: string; readonly fullWidth?: boolean; readonly variant?: 'contained' | 'outlined' };

/**
 * The way to the list of jobs. A talent who is not published yet cannot open it: the own page says
 * what is awaited.
 */
export const JobsLink = ({ label = 'お仕事をさがす', ...look }: Props) => {
  const opens = useOpenPages()(href('talentJobs'));
  return (
    <LinkButton {...look} to={href(opens ? 'talentJobs' : 'talentMypage')}>
      {opens ? label : 'マイページを見る'}
    </LinkButton>
  );
};
