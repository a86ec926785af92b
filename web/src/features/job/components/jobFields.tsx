import { type Control, useWatch } from 'react-hook-form';
import { postingCatalogue } from '#domain/work/job/postingRows.ts';
import { CatalogueFields } from '#web/entities/catalogue/catalogueFields.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { type JobFormValues, placeHelp } from '../jobForm.ts';
import { jobSteps } from '../jobSteps.ts';

/** The longest part loads after the others. */
const JobSheetFields = lazyPart(
  async () => (await import('./jobSheetFields.tsx')).JobSheetFields,
  () => <SkeletonBlock height={480} />,
);
JobSheetFields.preload();

const RolesFields = lazyPart(
  async () => (await import('./rolesFields.tsx')).RolesFields,
  () => <SkeletonBlock height={44} />,
);

type Props = {
  readonly control: Control<JobFormValues, unknown, unknown>;
  /** A private job takes no entries, so it has no deadline field. */
  readonly takesEntries?: boolean;
  /** From 0; without it all are visible. Hidden steps keep and submit their values. */
  readonly step?: number;
  /** The highest number that a role of a posted job ever had. */
  readonly rolesUpTo?: number;
  readonly onWhole?: () => void;
};

export const JobFields = ({ control, takesEntries = true, step, rolesUpTo = 0, onWhole }: Props) => {
  const hasRoles = useWatch({ control, name: 'roles' }).length > 0;
  const { place } = postingCatalogue.rows;
  const own = {
    place: <TextField control={control} name="place" label={place.label} required help={placeHelp} limit={place.kind.limit} />,
    sheet: <JobSheetFields control={control} onShown={onWhole} />,
    roles: <RolesFields control={control} upTo={rolesUpTo} />,
    // They follow from the roles.
    ...(hasRoles && { feeMin: null, feeMax: null, numberOfPeople: null }),
    ...(!takesEntries && { entryDeadline: null }),
  };
  return jobSteps.map(({ title }, part) => (
    <div key={title} hidden={step !== undefined && step !== part}>
      <Stack wide>
        <CatalogueFields control={control} of={postingCatalogue} step={title} own={own} />
      </Stack>
    </div>
  ));
};
