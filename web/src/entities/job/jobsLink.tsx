import { href } from '#web/routing/href.ts';
import { useOpenPages } from '#web/shared/data/auth/openPages.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';

type Props = { readonly label?: string; readonly fullWidth?: boolean; readonly variant?: 'contained' | 'outlined' };

/** An unpublished talent cannot open it and gets the explanation on the own page. */
export const JobsLink = ({ label = 'お仕事をさがす', ...look }: Props) => {
  const opens = useOpenPages()(href('talentJobs'));
  return (
    <LinkButton {...look} to={href(opens ? 'talentJobs' : 'talentMypage')}>
      {opens ? label : 'マイページを見る'}
    </LinkButton>
  );
};
