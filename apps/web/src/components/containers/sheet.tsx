import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../actions/button.tsx'
import * as css from './sheet.css.ts'
import { useModal } from './use-modal.ts'

interface SheetProps {
  readonly open: boolean
  /** Also called for Escape, for Back and for a press beside the sheet. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** Stays visible below the scrolling content: the next step. */
  readonly footer?: ReactNode
  /** On a wide screen: beside the field that has the class `besideField`, without dimming the page. */
  readonly isBesideField?: boolean
}

/** Read first when the sheet opens, rather than the button that closes it. */
const readFirst = (title: HTMLElement | null): void => title?.setAttribute('autofocus', '')

/** A modal on the browser's own <dialog>: it keeps the focus inside and gives it back to what opened it. */
export function Sheet({ open, onClose, title, children, footer, isBesideField = false }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { t } = useLingui()
  const closed = useModal(ref, open, onClose)
  return (
    <dialog
      ref={ref}
      className={isBesideField ? css.besideSheet : css.sheet}
      aria-labelledby={titleId}
      onClose={closed}
    >
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
