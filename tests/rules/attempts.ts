import { readFile } from 'node:fs/promises';
import { initializeTestEnvironment, type RulesTestContext, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { collections } from './collections.ts';
import { type PrincipalName, principalNames, principals } from './principals.ts';

export const rulesFile = new URL('../../firestore.rules', import.meta.url);
export const PROJECT = 'demo-rules';

/** The client database of a principal. */
export type Database = ReturnType<RulesTestContext['firestore']>;
/** A read or write of a principal; rejects if the rules refuse it. */
export type Attempt = (database: Database, uid: string) => Promise<unknown>;

/** The database for each principal under the rules, and for the server without rules. */
export type Access = {
  readonly environment: RulesTestEnvironment;
  /**
   * The principals for whom an attempt succeeds. Any error except PERMISSION_DENIED fails the test.
   */
  readonly permitted: (attempt: Attempt) => Promise<PrincipalName[]>;
  /** Runs an attempt as the server, without rules, to show that a denial came from the rules. */
  readonly asServer: <Result>(attempt: (database: Database) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
};

const denied = (error: unknown): boolean => (error as { code?: string }).code === 'permission-denied';

const contextOf = (environment: RulesTestEnvironment, name: PrincipalName): RulesTestContext => {
  const { uid, emailVerified, secondFactor } = principals[name];
  if (uid === null) return environment.unauthenticatedContext();
  const firebase = { sign_in_provider: 'password' as const, identities: {}, ...(secondFactor && { sign_in_second_factor: 'totp' }) };
  return environment.authenticatedContext(uid, { email_verified: emailVerified, firebase });
};

const seed = async (database: Database) => {
  for (const { path, documents } of collections)
    for (const [id, document] of Object.entries(documents)) await database.collection(path).doc(id).set(document);
  for (const { uid, account } of Object.values(principals)) if (uid && account) await database.collection('users').doc(uid).set(account);
};

/**
 * Opens the database under its own project, with this tree's rules and some documents per
 * collection.
 */
export const openAccess = async (): Promise<Access> => {
  setLogLevel('silent');
  const [host, port] = (process.env.FIRESTORE_EMULATOR_HOST as string).split(':') as [string, string];
  const rules = await readFile(rulesFile, 'utf8');
  const environment = await initializeTestEnvironment({ projectId: PROJECT, firestore: { host, port: Number(port), rules } });
  const databases = new Map(principalNames.map((name) => [name, contextOf(environment, name).firestore()] as const));
  let server: Database | undefined;
  let release: () => void = () => {};
  await new Promise<void>((ready) => {
    void environment.withSecurityRulesDisabled(async (context) => {
      server = context.firestore();
      ready();
      await new Promise<void>((done) => {
        release = done;
      });
    });
  });
  const asServer: Access['asServer'] = (attempt) => attempt(server as Database);
  await asServer(seed);
  return {
    environment,
    asServer,
    permitted: async (attempt) => {
      const answers = await Promise.all(
        principalNames.map(async (name) => {
          try {
            await attempt(databases.get(name) as Database, principals[name].uid ?? 'nobody');
            return name;
          } catch (error) {
            if (denied(error)) return null;
            throw error;
          }
        }),
      );
      return answers.filter((name) => name !== null);
    },
    close: async () => {
      release();
      await environment.cleanup();
    },
  };
};
