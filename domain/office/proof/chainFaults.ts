/** Why a hash chain is broken: `line` for the operator, `text` for the office's pages. */
export const chainFaults = {
  MISSING: { line: 'the event is missing', text: '記録が欠けています' },
  UNLINKED: { line: 'does not follow the event before it', text: '前の記録につながっていません' },
  ALTERED: { line: 'content does not match its hash', text: '内容とハッシュが一致しません' },
  HEADLESS: { line: 'the stream has no head', text: '末尾の記録が一致しません' },
  BEYOND_HEAD: { line: 'is beyond the head', text: '末尾の記録が一致しません' },
  UNREADABLE: { line: 'cannot be replayed', text: '記録を読めません' },
  NOT_HEAD: { line: 'is not the event that the head names', text: '末尾の記録が一致しません' },
} as const;

/** The first fault of a chain, at the version of an event. `detail`: the message of an error. */
export type Broken = { readonly version: number; readonly fault: keyof typeof chainFaults; readonly detail?: string };

export const faultLine = ({ streamId, version, fault, detail }: Broken & { readonly streamId: string }): string =>
  `${streamId} version ${version}: ${[chainFaults[fault].line, detail].filter((part) => part !== undefined).join(': ')}`;
