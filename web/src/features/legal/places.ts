import { href } from '#web/app/href.ts';

/** The operator's documents: at the end of public pages, and in the settings of both sides. */
export const legalPlaces = [
  { to: href('company'), label: '運営会社' },
  { to: href('termsOfService'), label: '利用規約' },
  { to: href('termsPrivacy'), label: 'プライバシーポリシー' },
  { to: href('termsLegal'), label: '特定商取引法に基づく表記' },
] as const;
