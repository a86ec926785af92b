import { foreseenMessages } from '../kernel/foreseenMessages.ts';

/** Why a movie could not be made ready to be shown. */
export const transcodingFaults = [
  ...(['upload-missing', 'upload-unreadable'] as const),
  ...(['movie-too-long', 'movie-too-large', 'movie-unfinished'] as const),
] as const;
export type TranscodingFault = (typeof transcodingFaults)[number];

/**
 * The same in words. No call is refused with them: they stand beside the item, and are loaded with
 * it.
 */
export const transcodingFaultWords: Readonly<Record<TranscodingFault, string>> = {
  'upload-missing': foreseenMessages['upload-missing'],
  'upload-unreadable': foreseenMessages['upload-unreadable'],
  'movie-too-long': '動画が長すぎます。10分以内の動画を選択してください。',
  'movie-too-large': '動画の画素数が大きすぎます。4K以下の動画を選択してください。',
  'movie-unfinished': '動画を変換できませんでした。短くするか、MP4形式で保存し直してから、もう一度追加してください。',
};

/** A movie cannot be made ready; trying again changes nothing. */
export class MovieFault extends Error {
  override readonly name = 'MovieFault';
  readonly reason: TranscodingFault;

  constructor(reason: TranscodingFault, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * What can be seen of an item: a movie is made ready first, which may fail; of what the office took
 * down nothing.
 */
export const mediaStates = ['PROCESSING', 'READY', 'FAILED', 'TAKEN_DOWN'] as const;
