import { z } from 'zod';
import { businessRules } from '../kernel/businessRules.ts';
import { parties } from '../kernel/commonFields.ts';
import { labelled } from '../kernel/fieldMeta.ts';
import { identifier, optionalText, storagePath } from '../kernel/validation.ts';

export const dealKinds = ['offer', 'entry'] as const;
export type DealKind = (typeof dealKinds)[number];
export const sides = ['client', 'talent'] as const;
export type Side = (typeof sides)[number];

/** What commands and events say of a room. Messages are numbered per side, from 1. */
export const chatFields = {
  ...parties,
  dealKind: labelled('取引の種類', z.enum(dealKinds)),
  dealId: labelled('取引の番号', identifier),
  side: labelled('送った側', z.enum(sides)),
  messageId: labelled('メッセージの番号', identifier),
  number: labelled('何件目', z.number()),
  text: labelled('本文', optionalText(businessRules.messageMax)),
  pictures: labelled('写真', z.array(storagePath).max(businessRules.messagePicturesMax)),
  /** When (ms) a side is to be told that messages wait. */
  remindDue: labelled('未読を通知する期限', z.number().nullable()),
  upTo: labelled('何件目まで読んだか', z.number().int().min(1)),
  unreadCount: labelled('未読の数', z.number()),
};
