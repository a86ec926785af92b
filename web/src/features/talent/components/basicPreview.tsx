import { ageBandDay, shownAgeBand } from '#domain/kernel/age.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { type BasicProfile, profileOf } from '../basicProfile.ts';
import { CastFacts } from './castFacts.tsx';
import { CastHero } from './castHero.tsx';

/** The basic profile as clients will see it, before it is saved. */
export const BasicPreview = ({ values }: { readonly values: BasicProfile }) => {
  const profile = profileOf(values);
  const ageBand = shownAgeBand(profile.birthday, ageBandDay(useNow())).band;
  return (
    <Stack>
      <Notice>クライアントには次のように表示されます。</Notice>
      <CastHero cast={profile}>
        <CastFacts cast={{ ...profile, ageBand }} />
      </CastHero>
    </Stack>
  );
};
