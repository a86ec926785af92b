import { until } from './until.ts';

type OobCode = {
  readonly email: string;
  readonly newEmail?: string;
  readonly requestType: string;
  readonly oobCode: string;
  readonly oobLink: string;
};

/** Waits for the newest mail of a kind from the accounts server; returns its link into our app. */
export const whenAuthLink = async (
  email: string,
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL',
): Promise<string> => {
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${process.env.GCLOUD_PROJECT}/oobCodes`;
  const found = await until(
    async () => {
      const { oobCodes } = (await (await fetch(url)).json()) as { oobCodes: OobCode[] };
      return oobCodes.filter((each) => each.email === email && each.requestType === requestType);
    },
    (codes) => codes.length > 0,
    `the ${requestType} mail for ${email}`,
  );
  const { searchParams } = new URL(found.at(-1)?.oobLink ?? '');
  return `/usermgmt?mode=${searchParams.get('mode')}&oobCode=${searchParams.get('oobCode')}`;
};
