import { businessRules } from '../../kernel/businessRules.ts';

const { pictureBytesMax, movieBytesMax, documentBytesMax } = businessRules;

/** Allowed content types, with the kind of file and its maximum size in bytes. */
export const uploadTypes = {
  'image/jpeg': { kind: 'picture', bytesMax: pictureBytesMax },
  'image/png': { kind: 'picture', bytesMax: pictureBytesMax },
  'image/webp': { kind: 'picture', bytesMax: pictureBytesMax },
  'video/mp4': { kind: 'movie', bytesMax: movieBytesMax },
  'video/quicktime': { kind: 'movie', bytesMax: movieBytesMax },
  'application/pdf': { kind: 'document', bytesMax: documentBytesMax },
} as const;

export type UploadType = keyof typeof uploadTypes;
export type UploadKind = (typeof uploadTypes)[UploadType]['kind'];

const typesByEnding: Readonly<Record<string, string>> = {
  heic: 'image/heic',
  heif: 'image/heif',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
};

/** The content type of a file. The ending decides where a system does not know the type. */
export const contentTypeOf = ({ name, type }: { readonly name: string; readonly type: string }): string =>
  type || (typesByEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '');

export const isUploadType = (contentType: string): contentType is UploadType => Object.hasOwn(uploadTypes, contentType);

const inMegabytes = (bytes: number) => `${bytes / 1_000_000}MB`;

const kindWords = {
  picture: { name: '画像', formats: 'JPEG・PNG・WebP形式の画像' },
  movie: { name: '動画', formats: 'MP4・MOV形式の動画' },
  document: { name: 'PDF', formats: 'PDF' },
} as const satisfies Record<UploadKind, object>;

/** All kinds of uploads, in the order of texts. */
export const uploadKinds = ['picture', 'movie', 'document'] as const satisfies readonly UploadKind[];

export const formatsFault = (kinds: readonly UploadKind[]): string =>
  `${kinds.map((kind) => kindWords[kind].formats).join('か、')}を選択してください。`;

/** Error texts for a file before the upload, by field; empty if allowed. Size in bytes. */
export const uploadFaults = (contentType: string, size: number): Readonly<Record<string, string>> => {
  if (/^image\/hei[cf]/.test(contentType))
    return { contentType: 'HEIC形式には対応していません。JPEG形式で保存し直してから、もう一度選択してください。' };
  if (!isUploadType(contentType)) return { contentType: formatsFault(uploadKinds) };
  const { kind, bytesMax } = uploadTypes[contentType];
  if (size <= bytesMax) return {};
  return { size: `${kindWords[kind].name}は${inMegabytes(bytesMax)}以下のファイルを選択してください。` };
};
