import type { BrowserContext, Route } from 'playwright-core';

/** The valid authenticator code in these tests. */
export const soundCode = '246810';
const secret = 'JBSWY3DPEHPK3PXP';

/**
 * Simulates the second factor (TOTP), which the accounts emulator lacks, between a visit and the
 * emulator: Google's documented answers of identitytoolkit v2 mfaEnrollment and mfaSignIn, with the
 * emulator's tokens.
 */
export const playSecondFactor = async (context: BrowserContext): Promise<{ readonly enrolled: () => boolean }> => {
  let enrolled = false;
  let tokens = {};
  const mfaInfo = [{ mfaEnrollmentId: 'factor-1', displayName: '認証アプリ', enrolledAt: new Date().toISOString(), totpInfo: {} }];
  const json = (route: Route, body: unknown, status = 200) => route.fulfill({ status, json: body });
  const refuse = (route: Route, message: string) => json(route, { error: { code: 400, message, errors: [{ message }] } }, 400);
  const codeIn = (route: Route) => route.request().postDataJSON().totpVerificationInfo.verificationCode;

  await context.route(/\/v2\/accounts\/mfaEnrollment:start/, (route) =>
    json(route, {
      totpSessionInfo: {
        sharedSecretKey: secret,
        verificationCodeLength: 6,
        hashingAlgorithm: 'SHA1',
        periodSec: 30,
        sessionInfo: 'session-1',
        finalizeEnrollmentTime: new Date(Date.now() + 300_000).toISOString(),
      },
    }),
  );
  await context.route(/\/v2\/accounts\/mfaEnrollment:finalize/, (route) => {
    if (codeIn(route) !== soundCode) return refuse(route, 'INVALID_CODE');
    enrolled = true;
    return json(route, { ...tokens, totpAuthInfo: {} });
  });
  await context.route(/\/v2\/accounts\/mfaEnrollment:withdraw/, (route) => {
    enrolled = false;
    return json(route, tokens);
  });
  await context.route(/\/v2\/accounts\/mfaSignIn:finalize/, (route) =>
    codeIn(route) === soundCode ? json(route, { ...tokens, totpAuthInfo: {} }) : refuse(route, 'INVALID_CODE'),
  );
  await context.route(/\/v1\/accounts:signInWithPassword/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const { idToken, refreshToken, ...known } = await response.json();
    tokens = { idToken, refreshToken };
    return enrolled ? json(route, { ...known, mfaPendingCredential: 'pending-1', mfaInfo }) : route.fulfill({ response });
  });
  await context.route(/\/v1\/accounts:lookup/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const { users, ...rest } = await response.json();
    return json(route, { ...rest, users: users.map((user: object) => (enrolled ? { ...user, mfaInfo } : user)) });
  });
  return { enrolled: () => enrolled };
};
