import { businessRules } from '../kernel/businessRules.ts';

const { pictureBytesMax, movieBytesMax } = businessRules;

/** What may be uploaded: content type, the file's kind, and its limit in bytes. */
export const uploadTypes = {
  'image/jpeg': { kind: 'picture', bytesMax: pictureBytesMax },
  'image/png': { kind: 'picture', bytesMax: pictureBytesMax },
  'image/webp': { kind: 'picture', bytesMax: pictureBytesMax },
  'video/mp4': { kind: 'movie', bytesMax: movieBytesMax },
  'video/quicktime': { kind: 'movie', bytesMax: movieBytesMax },
} as const;

export type UploadType = keyof typeof uploadTypes;
export type UploadKind = (typeof uploadTypes)[UploadType]['kind'];

const typesByEnding: Readonly<Record<string, string>> = {
  heic: 'image/heic',
  heif: 'image/heif',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
};

/**
 * The type of a chosen file; some systems do not know that of what an iPhone took, and its ending
 * says it.
 */
export const contentTypeOf = ({ name, type }: { readonly name: string; readonly type: string }): string =>
  type || (typesByEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '');

export const isUploadType = (contentType: string): contentType is UploadType => Object.hasOwn(uploadTypes, contentType);

const inMegabytes = (bytes: number) => `${bytes / 1_000_000}MB`;

/** What is wrong with a file before it is uploaded, per field; empty when it may come. Size in bytes. */
export const uploadFaults = (contentType: string, size: number): Readonly<Record<string, string>> => {
  if (/^image\/hei[cf]/.test(contentType))
    return { contentType: 'HEIC形式には対応していません。JPEG形式で保存し直してから、もう一度選択してください。' };
  if (!isUploadType(contentType)) return { contentType: 'JPEG・PNG・WebP形式の画像か、MP4・MOV形式の動画を選択してください。' };
  const { kind, bytesMax } = uploadTypes[contentType];
  if (size <= bytesMax) return {};
  return { size: `${kind === 'picture' ? '画像' : '動画'}は${inMegabytes(bytesMax)}以下のファイルを選択してください。` };
};
