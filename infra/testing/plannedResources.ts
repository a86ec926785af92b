import { runtime } from '@pulumi/pulumi';
import type { Settings } from '../settings.ts';

/**
 * A resource as the provider gets it. No run deletes a protected one; ignored inputs keep their
 * values.
 */
export type Resource = {
  readonly type: string;
  readonly name: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly isProtected: boolean;
  readonly ignored: readonly string[];
};

export const exampleSettings: Settings = {
  project: 'casting-example',
  billingAccount: '000000-000000-000000',
  budget: 100_000,
  alertEmails: ['operator@example.jp'],
  domains: ['casting-example.web.app'],
  cpus: 200,
  enforceAppCheck: false,
  lockSeals: false,
};

/** Outputs of the provider that other resources read. */
const filledIn = ({ type, inputs }: runtime.MockResourceArgs): Record<string, unknown> => {
  if (type === 'gcp:serviceaccount/account:Account') {
    const email = `${inputs.accountId}@${inputs.project}.iam.gserviceaccount.com`;
    return { email, name: `projects/${inputs.project}/serviceAccounts/${email}` };
  }
  if (type === 'gcp:firebase/storageDefaultBucket:StorageDefaultBucket') return { name: `${inputs.project}.firebasestorage.app` };
  if (type === 'gcp:projects/serviceIdentity:ServiceIdentity')
    return { member: 'serviceAccount:service-1234@gcp-sa-pubsub.iam.gserviceaccount.com' };
  if (type === 'gcp:firebase/webApp:WebApp') return { appId: '1:1234:web:abcd' };
  if (type === 'gcp:recaptcha/enterpriseKey:EnterpriseKey') return { name: 'site-key' };
  return {};
};

/** Runs the program with a fake of Pulumi's engine; returns all requested resources. */
export const plannedResources = async (settings: Settings = exampleSettings): Promise<readonly Resource[]> => {
  const resources: Pick<Resource, 'type' | 'name' | 'inputs'>[] = [];
  const optionsOf = new Map<string, Pick<Resource, 'isProtected' | 'ignored'>>();
  await runtime.setMocks(
    {
      newResource: (asked) => {
        const inputs = { ...asked.inputs };
        const { type, name } = asked;
        resources.push({ type, name, inputs });
        return { id: `${type}/${name}`, state: { ...inputs, ...filledIn(asked) } };
      },
      call: ({ token, inputs }) => {
        if (token === 'gcp:organizations/getProject:getProject') return { ...inputs, number: '1234' };
        throw new Error(`the program asks for ${token}, which the tests do not know`);
      },
    },
    settings.project,
    settings.project,
    false,
  );
  const { createResources } = await import('../createResources.ts');
  await runtime.runInPulumiStack(async () => {
    // The mocks do not get the options.
    runtime.registerStackTransformation(({ type, name, opts: { protect, ...opts } }) => {
      const ignored = 'ignoreChanges' in opts ? (opts.ignoreChanges ?? []) : [];
      optionsOf.set(`${type} ${name}`, { isProtected: protect === true, ignored });
      return undefined;
    });
    return createResources(settings);
  });
  const unknown = { isProtected: false, ignored: [] };
  return resources.map((resource) => ({ ...unknown, ...resource, ...optionsOf.get(`${resource.type} ${resource.name}`) }));
};
