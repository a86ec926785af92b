/** 「請求書_2026-0001.pdf」 */
export const paperFileName = ({ title, number }: { readonly title: string; readonly number: string }): string => `${title}_${number}.pdf`;
