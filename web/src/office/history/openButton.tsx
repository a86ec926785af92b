import { lazy, Suspense, useState } from 'react';
import { type MaskedAggregate, maskedFields } from '#domain/office/audit/masks.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Permitted } from '../roles/roles.tsx';

const OpenDialog = lazy(() => import('./openDialog.tsx'));

type Props = { readonly aggregate: MaskedAggregate; readonly id: string; readonly version: number };

/** Opens the masked personal data of a page: it asks for a reason, and the access is recorded. */
export const OpenButton = ({ aggregate, id, version }: Props) => {
  const [opening, setOpening] = useState(false);
  return (
    <Permitted aggregate="audit" type="openPersonal">
      <Button variant="outlined" size="small" onClick={() => setOpening(true)}>
        個人情報を表示する
      </Button>
      {opening ? (
        <Suspense>
          <OpenDialog
            closed={{ streamId: `${aggregate}-${id}`, version, scope: 'DOCUMENT' }}
            fields={maskedFields[aggregate]}
            onClose={() => setOpening(false)}
          />
        </Suspense>
      ) : null}
    </Permitted>
  );
};
