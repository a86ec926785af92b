import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { type MaskedAggregate, maskedFields } from '#domain/office/audit/masks.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Permitted } from '../roles/roles.tsx';

const OpenDialog = lazy(() => import('./openDialog.tsx'));

type PartProps = Pick<ComponentProps<typeof OpenDialog>, 'closed' | 'fields'> & { readonly label: string };

/** Opens personal data: it asks for a reason, and the access is recorded. */
export const OpenPart = ({ label, ...part }: PartProps) => {
  const [opening, setOpening] = useState(false);
  return (
    <Permitted aggregate="audit" type="openPersonal">
      <Button variant="outlined" size="small" onClick={() => setOpening(true)}>
        {label}
      </Button>
      {opening ? (
        <Suspense>
          <OpenDialog {...part} onClose={() => setOpening(false)} />
        </Suspense>
      ) : null}
    </Permitted>
  );
};

type Props = { readonly aggregate: MaskedAggregate; readonly id: string; readonly version: number };

export const OpenButton = ({ aggregate, id, version }: Props) => (
  <OpenPart
    label="個人情報を表示する"
    closed={{ streamId: `${aggregate}-${id}`, version, scope: 'DOCUMENT' }}
    fields={maskedFields[aggregate]}
  />
);
