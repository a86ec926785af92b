import { z } from 'zod';
import { codeRequest, parties } from '../../kernel/commonFields.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { email, fee, instant, line, text } from '../../kernel/validation.ts';

/** The matters of a consent: registration and publication, one offer, or the entry to one job. */
export const consentScopes = ['PROFILE', 'OFFER', 'JOB'] as const;
export type ConsentScope = (typeof consentScopes)[number];
export const consentScopeLabel = {
  PROFILE: '登録とプロフィールの公開',
  OFFER: 'オファーの承諾',
  JOB: 'お仕事へのエントリー',
} as const satisfies Record<ConsentScope, string>;

/** The relations of a person who may consent for a minor (Civil Code, articles 818 and 839). */
export const guardianRelations = ['MOTHER', 'FATHER', 'OTHER'] as const;
export const relationLabel = {
  MOTHER: '母',
  FATHER: '父',
  OTHER: 'その他の親権者・未成年後見人',
} as const satisfies Record<(typeof guardianRelations)[number], string>;

/** The channels of a consent: the link in the guardian's mail, or paper to the office. */
export const consentChannels = ['LINK', 'PAPER'] as const;
export const consentChannelLabel = {
  LINK: 'メールのリンク',
  PAPER: '書面',
} as const satisfies Record<(typeof consentChannels)[number], string>;

export const guardianProfile = z.strictObject({
  name: labelled('保護者のお名前', line(60)),
  relation: labelled('続柄', z.enum(guardianRelations)),
  email: labelled('保護者のメールアドレス', email),
});

export type GuardianProfile = z.infer<typeof guardianProfile>;

/** Fields of the commands and events of a guardian, with labels. Fee in yen, times in ms. */
export const guardianFields = {
  ...guardianProfile.shape,
  guardianNo: labelled('保護者の登録番号', z.int().positive()),
  scope: labelled('同意の対象', z.enum(consentScopes)),
  jobId: parties.jobId,
  offerId: labelled('オファー', z.string()),
  entryId: labelled('エントリー', z.string()),
  termsVersion: labelled('条件の版', z.string()),
  termsPrint: labelled('条件の照合値', z.number()),
  fee: labelled('報酬（税抜）', fee, '円'),
  scheduleToClose: labelled('終了日', instant),
  ...codeRequest,
  expiresAt: labelled('回答の期限', codeRequest.expiresAt),
  neededBy: labelled('同意が必要な期限', instant),
  channel: labelled('同意の方法', z.enum(consentChannels)),
  note: labelled('確認の記録', text(500)),
  endsConsent: labelled('公開への同意の終了', z.boolean()),
};
