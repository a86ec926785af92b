import type { ReactNode } from 'react';
import type { HoldableAct } from '#domain/office/heldAct/acts.ts';
import type { CommandCallableName } from '#domain/office/operation/addresses.ts';
import type { Inputs } from '#web/shared/forms/fieldsDialog.tsx';
import type { DealsOf } from '../dealParts/dealsOf.ts';

/** Why the server would refuse an act now, and what helps. */
export type Obstacle = { readonly text: string; readonly way?: ReactNode };

export type Act = {
  readonly callable: CommandCallableName;
  readonly type: string;
  readonly fields: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
  /** Null: no document shows the result. */
  readonly document: string | null;
  /** The act removes the document. */
  readonly removes?: true;
  readonly label: string;
  readonly title: string;
  readonly consequences: readonly string[];
  /** The toast; none for an act that waits. */
  readonly done: string;
  /** The act waits ten seconds, in which it can be undone; its command has only a type. */
  readonly held?: { readonly aggregate: HoldableAct['aggregate']; readonly entityId: string };
  /** The act ends something, so its button is styled as dangerous. */
  readonly ends?: boolean;
  /** The act is not the next step, so its button is no filled one. */
  readonly isBeside?: true;
  readonly about?: ReactNode;
  readonly inputs?: Inputs;
  /** The act asks for a reason only, which is stored with it. */
  readonly reasoned?: true;
  readonly templates?: readonly string[];
  /** The person whose running deals go on; the dialog counts them. */
  readonly dealsOf?: DealsOf;
  /** The act is not possible now. `asking`: the page does not know yet. */
  readonly obstacle?: Obstacle | 'asking' | undefined;
};
