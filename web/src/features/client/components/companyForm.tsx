import type { ClientProfile } from '#domain/people/client/profile.ts';
import type { Client } from '#projections/client/clients.schema.ts';
import { useRoleFirst } from '#web/features/account/public.ts';
import { href } from '#web/routing/href.ts';
import { waitForClaims } from '#web/shared/data/auth/claimsRefresh.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { companyForm, companyValues } from '../companyForm.ts';
import { CompanyFields } from './companyFields.tsx';

/** Registers or changes the signed-in client's profile. */
const useSaveClientProfile = () => {
  const uid = useUid();
  return useCommand<ClientProfile>({ callable: 'clients', type: 'saveProfile', shownBy: () => `clients/${uid}` });
};

/** The client's profile. `client` is null for a new client, who registers it. */
export const CompanyForm = ({ client }: { readonly client: Client | null }) => {
  const kept = useDraftForm<ClientProfile, ClientProfile>({
    name: client ? 'company' : 'newCompany',
    defaultValues: companyValues(client),
    schema: companyForm,
  });
  const { send } = useSaveClientProfile();
  const first = useRoleFirst('client');
  const save = async (profile: ClientProfile) => {
    if (first) return first.goOn();
    const outcome = await send(profile);
    // The guard reads the token; without the new claim it would redirect back to this form.
    await waitForClaims(({ hasClientProfile }) => hasClientProfile);
    return doneAfter(href('clientCompanyDone'), outcome);
  };
  return (
    <CommandForm kept={kept} submitLabel={first?.submitLabel ?? 'この内容で登録する'} onSend={save} sticky>
      {first ? <Notice>{first.notice}</Notice> : null}
      <CompanyFields form={kept.form} />
    </CommandForm>
  );
};
