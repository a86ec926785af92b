import { contentTypeOf, formatsFault, isUploadType, type UploadKind, uploadFaults, uploadTypes } from '#domain/people/media/uploads.ts';

/** A file from the file dialog; `size` in bytes. */
export type ChosenFile = { readonly name: string; readonly type: string; readonly size: number };

/** The message for a file that cannot be sent; null if it can. */
export const fileFault = (file: ChosenFile, kinds: readonly UploadKind[]): string | null => {
  const type = contentTypeOf(file);
  const isOther = isUploadType(type) ? !kinds.includes(uploadTypes[type].kind) : !/^image\/hei[cf]/.test(type);
  if (isOther) return formatsFault(kinds);
  if (file.size === 0) return 'ファイルが空です。別のファイルを選択してください。';
  return Object.values(uploadFaults(type, file.size))[0] ?? null;
};

/**
 * The `accept` of a file input. With it iPhones give JPEG instead of HEIC; some systems need MOV's
 * extension.
 */
export const acceptedTypes = (kinds: readonly UploadKind[]): string =>
  [
    ...Object.entries(uploadTypes)
      .filter(([, { kind }]) => kinds.includes(kind))
      .map(([type]) => type),
    ...(kinds.includes('movie') ? ['.mov'] : []),
  ].join(',');
