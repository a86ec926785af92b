import { contentTypeOf, formatsFault, isUploadType, type UploadKind, uploadFaults, uploadTypes } from '#domain/media/uploads.ts';

export type ChosenFile = { readonly name: string; readonly type: string; readonly size: number };

/** Why a chosen file cannot be sent, in words for whoever chose it; null when it can. */
export const fileFault = (file: ChosenFile, kinds: readonly UploadKind[]): string | null => {
  const type = contentTypeOf(file);
  const isOther = isUploadType(type) ? !kinds.includes(uploadTypes[type].kind) : !/^image\/hei[cf]/.test(type);
  if (isOther) return formatsFault(kinds);
  if (file.size === 0) return 'ファイルが空です。別のファイルを選択してください。';
  return Object.values(uploadFaults(type, file.size))[0] ?? null;
};

/**
 * The `accept` of a file field. With it, iPhones hand over JPEG instead of HEIC; MOV is named by
 * its ending too, which some systems need.
 */
export const acceptedTypes = (kinds: readonly UploadKind[]): string =>
  [
    ...Object.entries(uploadTypes)
      .filter(([, { kind }]) => kinds.includes(kind))
      .map(([type]) => type),
    ...(kinds.includes('movie') ? ['.mov'] : []),
  ].join(',');
