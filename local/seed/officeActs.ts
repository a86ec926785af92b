import type { DemoUser } from './demoUser.ts';

/** What the office does now and then, and takes back: so that everybody's notifications show it. Reads accounts by number. */
export const actAsOffice = async (office: DemoUser, client: DemoUser | undefined, cast: DemoUser | undefined): Promise<void> => {
  if (!client || !cast) return;
  const reason = '登録内容の確認のため';
  await office.send('accounts', 'revoke certification', { type: 'revokeCertification', uid: client.uid, reason });
  await office.send('accounts', 'certify again', { type: 'certifyClient', uid: client.uid });
  await office.send('talents', 'suspend profile', { type: 'suspend', uid: cast.uid, reason });
  await office.send('talents', 'publish again', { type: 'publish', uid: cast.uid });
  await office.send('talents', 'unpublish profile', { type: 'unpublish', uid: cast.uid, reason });
  await office.send('talents', 'publish after that', { type: 'publish', uid: cast.uid });
  await office.send('accounts', 'suspend account', { type: 'suspend', uid: cast.uid, reason });
  await office.send('accounts', 'lift suspension', { type: 'lift', uid: cast.uid, reason: '登録内容を確認できたため' });
};
