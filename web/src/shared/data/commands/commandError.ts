import { transportMessages } from '#domain/kernel/transportMessages.ts';

/** `code`: of the catalogue. `message`: for the user. */
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

const noConnection = '通信できませんでした。接続をご確認のうえ、もう一度お試しください。';

/**
 * The CommandError for an error of the server, the network or the client library. Never shows
 * internals.
 */
export const commandErrorOf = (error: unknown): CommandError => {
  if (error instanceof CommandError) return error;
  const { code = '', message: said, details } = (error ?? {}) as { code?: string; message?: string; details?: unknown };
  const { code: detail, message, fields } = (details ?? {}) as { code?: string; message?: string; fields?: Record<string, string> };
  if (detail && message) return new CommandError(detail, message, fields, details);
  // No answer came: the command may have arrived, and sending it again with the same id is safe.
  // The SDK also calls a failed request "internal"; an error from the server has that word in
  // capitals.
  const isFault = code === 'functions/internal' && said === 'INTERNAL';
  if (!navigator.onLine || (!isFault && ['functions/unavailable', 'functions/deadline-exceeded', 'functions/internal'].includes(code)))
    return new CommandError('unreachable', `${noConnection}入力内容はそのまま残っています。`);
  const known = code.replace('functions/', '') as keyof typeof transportMessages;
  return new CommandError(known || 'fallback', transportMessages[known] ?? transportMessages.fallback);
};

/** The words for a failed press, which has no input that could be kept. */
export const failedPress = (error: unknown): string => {
  const { code, message } = commandErrorOf(error);
  return code === 'unreachable' ? noConnection : message;
};

/** Whether the same command can succeed later without a change. It may have arrived. */
export const isTransient = ({ code }: CommandError): boolean => ['unreachable', 'too-many-requests', 'aborted'].includes(code);
