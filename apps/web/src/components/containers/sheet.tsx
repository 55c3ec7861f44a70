import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useOverlayHistory } from '../../navigation/history/use-overlay-history.ts'
import { IconButton } from '../actions/button.tsx'
import * as css from './sheet.css.ts'

interface SheetProps {
  readonly open: boolean
  /** Also called for Escape, for Back and for a press beside the sheet. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** Stays visible below the scrolling content: the next step. */
  readonly footer?: ReactNode
}

/** Read first when the sheet opens, rather than the button that closes it. */
const readFirst = (title: HTMLElement | null): void => title?.setAttribute('autofocus', '')

/** Calls `onPress` for a press beside the sheet, on the dialog's backdrop. The keyboard has Escape, which is the dialog's own. */
function usePressBeside(ref: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const dialog = ref.current
    let beganBeside = false
    const begin = (event: Event): void => {
      beganBeside = event.target === dialog
    }
    const end = (event: Event): void => {
      // A text selection that is dragged out of the sheet ends in a click at the dialog, too.
      if (event.target === dialog && beganBeside) press()
    }
    dialog?.addEventListener('pointerdown', begin)
    dialog?.addEventListener('click', end)
    return () => {
      dialog?.removeEventListener('pointerdown', begin)
      dialog?.removeEventListener('click', end)
    }
  }, [ref])
}

/** A modal on the browser's own <dialog>: it keeps the focus inside and gives it back to what opened it. */
export function Sheet({ open, onClose, title, children, footer }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { t } = useLingui()
  useOverlayHistory(open, onClose)
  usePressBeside(ref, onClose)
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  // A hot reload, or StrictMode, closes the sheet and opens it again: the event of that closing comes later.
  const closed = (): void => {
    if (ref.current?.open !== true) onClose()
  }
  // A sheet that is taken away while it is open gives the focus back, too.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  return (
    <dialog ref={ref} className={css.sheet} aria-labelledby={titleId} onClose={closed}>
      {open && (
        <>
          <div className={css.head}>
            <h2 id={titleId} ref={readFirst} tabIndex={-1} className={css.title}>
              {title}
            </h2>
            <IconButton label={t`Close`} onClick={onClose}>
              <X size={22} aria-hidden="true" />
            </IconButton>
          </div>
          <div className={css.body}>{children}</div>
          {footer !== undefined && <div className={css.foot}>{footer}</div>}
        </>
      )}
    </dialog>
  )
}
