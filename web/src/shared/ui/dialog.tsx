import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEventHandler,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import css from './dialog.module.css';
import { ToastHost } from './toastHost.tsx';

export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

type Named =
  | {
      /** The heading, which names the dialog. */
      readonly title: ReactNode;
      readonly actions: ReactNode;
      /** Between content and actions: it stays in sight while the content scrolls. */
      readonly message?: ReactNode;
      /** Makes the dialog a form. */
      readonly onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined;
      readonly label?: never;
    }
  | { readonly label: string; readonly title?: never; readonly actions?: never; readonly message?: never; readonly onSubmit?: never };

type Props = Named & {
  readonly place?: 'middle' | 'wide' | 'top' | 'bottom' | 'full';
  /** Something is being sent; the dialog stays open until it ends. */
  readonly busy?: boolean;
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
};

const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/** The browser traps and restores the focus. */
const useModal = (busy: boolean) => {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const { style, clientWidth } = document.documentElement;
    if (!isDialogOpen()) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, []);
  // A button that was disabled during sending has lost the focus.
  useEffect(() => {
    if (!busy && !ref.current?.contains(document.activeElement)) ref.current?.focus();
  }, [busy]);
  return ref;
};

/** Makes an element focusable while it scrolls, so that keys can scroll it. */
const useKeyScroll = () => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return ref;
};

/** All overlays use it. Escape and a press outside close it, unless it is busy. */
export const Dialog = ({
  title,
  label,
  actions,
  message,
  onSubmit,
  place = 'middle',
  busy = false,
  onClose,
  onKeyDown,
  children,
}: Props) => {
  const id = useId();
  const ref = useModal(busy);
  const content = useKeyScroll();
  const pressedBeside = useRef(false);
  const leave = () => (busy ? undefined : onClose());
  const events = {
    // The cancel event of a file input bubbles here, too.
    onCancel: (event: SyntheticEvent) => {
      if (!isOwn(event)) return;
      event.preventDefault();
      leave();
    },
    // Without support of `closedby` the second Escape always closes the dialog.
    onClose: (event: SyntheticEvent) => {
      if (!isOwn(event) || ref.current?.open) return;
      if (busy) ref.current?.showModal();
      else onClose();
    },
    onPointerDown: (event: SyntheticEvent) => {
      pressedBeside.current = isOwn(event);
    },
    // Both ends of the press count, because a text selection may end outside.
    onClick: (event: MouseEvent) => (isOwn(event) && pressedBeside.current ? leave() : undefined),
    onKeyDown,
  };
  const body =
    title === undefined ? null : (
      <>
        <h2 id={id}>{title}</h2>
        <div ref={content} className={css.content}>
          {children}
        </div>
        {message ? <div className={css.message}>{message}</div> : null}
        <div className={css.actions}>{actions}</div>
      </>
    );
  return createPortal(
    <dialog
      ref={ref}
      className={`${css.dialog} ${css[place]}`}
      tabIndex={-1}
      closedby={busy ? 'none' : 'closerequest'}
      {...(label ? { 'aria-label': label } : { 'aria-labelledby': id })}
      {...events}
    >
      {onSubmit ? (
        <form noValidate className={css.body} onSubmit={onSubmit}>
          {body}
        </form>
      ) : (
        <div className={body ? css.body : css.bare}>{body ?? children}</div>
      )}
      <ToastHost inDialog />
    </dialog>,
    document.body,
  );
};
