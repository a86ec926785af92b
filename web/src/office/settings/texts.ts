import { z } from 'zod';

/** The six digits that an authenticator app shows. */
export const oneTimeCode = z.string().regex(/^\d{6}$/, '6桁の数字を入力してください');

/** A secret in groups of four, as it is easier to type. */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** Of the local stack, whose accounts server knows no authenticator apps. */
export const notEnrolledHere = 'この環境の認証サーバーは認証アプリに対応していないため、登録は完了しません。';
