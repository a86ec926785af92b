import { foreseenMessages } from '../../kernel/foreseenMessages.ts';

export const transcodingFaults = [
  ...(['upload-missing', 'upload-unreadable'] as const),
  ...(['movie-too-long', 'movie-too-large', 'movie-unfinished'] as const),
] as const;

export type TranscodingFault = (typeof transcodingFaults)[number];

/** The texts of the reasons, loaded with an item: no call returns them as errors. */
export const transcodingFaultWords: Readonly<Record<TranscodingFault, string>> = {
  'upload-missing': foreseenMessages['upload-missing'],
  'upload-unreadable': foreseenMessages['upload-unreadable'],
  'movie-too-long': '動画が長すぎます。10分以内の動画を選択してください。',
  'movie-too-large': '動画の画素数が大きすぎます。4K以下の動画を選択してください。',
  'movie-unfinished': '動画を変換できませんでした。短くするか、MP4形式で保存し直してから、もう一度追加してください。',
};

/** The movie cannot be transcoded. A retry gives the same result. */
export class MovieFault extends Error {
  override readonly name = 'MovieFault';
  readonly reason: TranscodingFault;

  constructor(reason: TranscodingFault, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * The state of an item for viewers. Movies are processed first, which may fail. Nothing is visible
 * of items that the office took down.
 */
export const mediaStates = ['PROCESSING', 'READY', 'FAILED', 'TAKEN_DOWN'] as const;
