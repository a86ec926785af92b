import type { EventType } from '#domain/registry.ts';
import { historyWords } from '#domain/talk/words/historyWords.ts';

/** The Japanese text of an event type in the histories; an unknown type shows its name. */
export const eventText = (type: string): string => historyWords[type as EventType] ?? type;

/** The Japanese text of an act that offers and entries share (`actOf`). */
export const actText = (act: string): string => eventText(`Offer${act}` in historyWords ? `Offer${act}` : act);

export const roleTexts: Readonly<Record<string, string>> = {
  client: 'クライアント',
  talent: 'キャスト',
  office: '事務局',
  system: 'システム',
};
/** The Japanese name of an actor's role; without one 会員. */
export const roleText = (role: string | null): string => roleTexts[role ?? ''] ?? '会員';
