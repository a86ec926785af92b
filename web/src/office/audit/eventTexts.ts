import type { EventType } from '#domain/registry.ts';
import { historyWords } from '#domain/words/historyWords.ts';

/**
 * What an event says in the office's histories; one that this build does not know shows its name.
 */
export const eventText = (type: string): string => historyWords[type as EventType] ?? type;

/** An act that offers and entries have in common (`actOf`), in the words of either. */
export const actText = (act: string): string => eventText(`Offer${act}` in historyWords ? `Offer${act}` : act);

export const roleTexts: Readonly<Record<string, string>> = {
  client: 'クライアント',
  talent: 'キャスト',
  office: '事務局',
  system: 'システム',
};
export const roleText = (role: string | null): string => roleTexts[role ?? ''] ?? '会員';
