import { type ComponentProps, lazy } from 'react';
import { type MaskedAggregate, maskedFields } from '#domain/office/audit/masks.ts';
import { DialogButton } from '../buttons/dialogButton.tsx';
import { Permitted } from '../roles/roles.tsx';

const OpenDialog = lazy(() => import('./openDialog.tsx'));

type PartProps = Pick<ComponentProps<typeof OpenDialog>, 'closed' | 'fields'> & { readonly label: string };

/** Opens personal data: it asks for a reason, and the access is recorded. */
export const OpenPart = ({ label, ...part }: PartProps) => (
  <Permitted aggregate="audit" type="openPersonal">
    <DialogButton variant="outlined" size="small" dialog={(close) => <OpenDialog {...part} onClose={close} />}>
      {label}
    </DialogButton>
  </Permitted>
);

type Props = { readonly aggregate: MaskedAggregate; readonly id: string; readonly version: number };

export const OpenButton = ({ aggregate, id, version }: Props) => (
  <OpenPart
    label="個人情報を表示する"
    closed={{ streamId: `${aggregate}-${id}`, version, scope: 'DOCUMENT' }}
    fields={maskedFields[aggregate]}
  />
);
