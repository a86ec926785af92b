import type { CommandCallableName } from '#domain/operation/addresses.ts';

/** One act of the office on somebody: the command, the read model that shows it, and its words. */
export type Act = {
  readonly callable: CommandCallableName;
  readonly type: string;
  readonly fields: Readonly<Record<string, string | number>>;
  /** Null: nothing shows it. */
  readonly document: string | null;
  /** The act takes the document away. */
  readonly removes?: true;
  readonly label: string;
  readonly title: string;
  readonly consequences: readonly string[];
  readonly done: string;
  /** It ends something. */
  readonly ends?: true;
  /** It needs a reason, which is kept with it. */
  readonly reasoned?: true;
  /** Reasons that are often given, to begin with. */
  readonly templates?: readonly string[];
};
