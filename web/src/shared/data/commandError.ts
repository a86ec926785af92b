import { transportMessages } from '#domain/kernel/transportMessages.ts';

/**
 * Why a command was not carried out: a code of the catalogue, words for the user, words per field
 * at fault, and what the server added.
 */
export class CommandError extends Error {
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly details: unknown;

  constructor(code: string, message: string, fields: Readonly<Record<string, string>> = {}, details?: unknown) {
    super(message);
    this.name = 'CommandError';
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

const unreachable = '通信できませんでした。接続をご確認のうえ、もう一度お試しください。入力内容はそのまま残っています。';

/** Reads what the server, the network or the client library reported. Never shows internals. */
export const commandErrorOf = (error: unknown): CommandError => {
  if (error instanceof CommandError) return error;
  const { code = '', message: said, details } = (error ?? {}) as { code?: string; message?: string; details?: unknown };
  const { code: detail, message, fields } = (details ?? {}) as { code?: string; message?: string; fields?: Record<string, string> };
  if (detail && message) return new CommandError(detail, message, fields, details);
  // Nothing came back: the command may have arrived all the same. The same command id makes sending
  // again safe. The SDK calls a failed request "internal", too; a fault that the server answered
  // has the word in capitals.
  const isFault = code === 'functions/internal' && said === 'INTERNAL';
  if (!navigator.onLine || (!isFault && ['functions/unavailable', 'functions/deadline-exceeded', 'functions/internal'].includes(code)))
    return new CommandError('unreachable', unreachable);
  const known = code.replace('functions/', '') as keyof typeof transportMessages;
  return new CommandError(known || 'fallback', transportMessages[known] ?? transportMessages.fallback);
};
