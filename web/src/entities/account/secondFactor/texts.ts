import { shaped } from '#domain/kernel/validation.ts';
import { authMessage } from '#web/shared/data/auth/authMessages.ts';
import { CommandError } from '#web/shared/data/commands/commandError.ts';

export const authAct = <Result>(act: Promise<Result>): Promise<Result> =>
  act.catch((error: unknown) => {
    throw new CommandError((error as { readonly code?: string } | null)?.code ?? 'fallback', authMessage(error));
  });

export const oneTimeCode = shaped(/^\d{6}$/, '6桁の数字を入力してください');

/** A secret in groups of four, which is easier to type. */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** For the local stack, whose auth emulator does not support authenticator apps. */
export const notEnrolledHere = 'この環境の認証サーバーは認証アプリに対応していないため、登録は完了しません。';
