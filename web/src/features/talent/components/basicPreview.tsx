import { type Control, useWatch } from 'react-hook-form';
import { ageBandDay, shownAgeBand } from '#domain/kernel/age.ts';
import { useNow } from '#web/shared/format/now.ts';
import { UNSENT } from '#web/shared/forms/pictureList.ts';
import { Stack } from '#web/shared/ui/stack.tsx';
import { type BasicProfileValues, profileOf } from '../basicProfile.ts';
import { CastFacts } from './castFacts.tsx';
import { CastHero } from './castHero.tsx';

/** The basic profile as clients will see it, while it is written. */
export const BasicPreview = ({ control }: { readonly control: Control<BasicProfileValues, unknown, unknown> }) => {
  const { prefecture, ...values } = useWatch({ control }) as BasicProfileValues;
  // An unfinished upload has no address.
  const isStored = (path: string | null) => path !== UNSENT;
  const thumbnail = isStored(values.thumbnail) ? values.thumbnail : null;
  const profile = profileOf({
    ...values,
    thumbnail,
    profileImages: values.profileImages.filter(isStored),
    prefecture: Number(prefecture),
  });
  const ageBand = shownAgeBand(profile.birthday, ageBandDay(useNow())).band;
  return (
    <Stack>
      <CastHero cast={profile}>
        <CastFacts cast={{ ...profile, ageBand }} />
      </CastHero>
    </Stack>
  );
};
