import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { type ClientProfile, clientProfile } from '#domain/client/profile.ts';
import type { Client } from '#projections/clients.ts';
import { href } from '#web/app/href.ts';
import { waitForClaims } from '#web/shared/data/claimsRefresh.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { useSaveClientProfile } from '../commands/saveClientProfile.ts';
import { companyValues } from '../companyForm.ts';
import { CompanyFields } from './companyFields.tsx';

/** The client's profile: registered by a new client, changed later. `client` is null for a new one. */
export const CompanyForm = ({ client }: { readonly client: Client | null }) => {
  const [error, setError] = useState<string>();
  const [waiting, setWaiting] = useState(false);
  const navigate = useNavigate();
  const form = useForm<ClientProfile, unknown, ClientProfile>({
    defaultValues: companyValues(client),
    resolver: formResolver(clientProfile),
  });
  const { send } = useSaveClientProfile();
  const submit = async (values: ClientProfile) => {
    setError(undefined);
    setWaiting(true);
    try {
      const { reflection } = await send(values);
      // The guard reads the token: without the new claim it would lead straight back here.
      await waitForClaims(({ hasClientProfile }) => hasClientProfile);
      navigate(href('clientCompanyDone'), { replace: true, state: { isNew: client === null, pending: reflection === 'pending' } });
    } catch (failure) {
      setError(showServerFaults(form, failure));
      setWaiting(false);
    }
  };
  return (
    <>
      <LeaveGuard when={form.formState.isDirty && !waiting} />
      <Form onSubmit={form.handleSubmit(submit)} submitLabel="この内容で登録する" sending={waiting} error={error} sticky>
        <CompanyFields control={form.control} />
      </Form>
    </>
  );
};
