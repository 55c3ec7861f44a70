import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useOverlayHistory } from '../../navigation/history/use-overlay-history.ts'

/** Calls `onPress` for a press beside the content, on the dialog's backdrop. The keyboard has Escape, which is the dialog's own. */
function usePressBeside(ref: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const dialog = ref.current
    let beganBeside = false
    const begin = (event: Event): void => {
      beganBeside = event.target === dialog
    }
    const end = (event: Event): void => {
      // A text selection that is dragged out of the content ends in a click at the dialog, too.
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

/**
 * Shows a <dialog> as a modal while `open`: the browser keeps the focus inside and gives it back to what opened it. Back and a press
 * beside the content close it. Returns what to call when the dialog has closed.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void): () => void {
  useOverlayHistory(open, onClose)
  usePressBeside(ref, onClose)
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [ref, open])
  // One that is taken away while it is open gives the focus back, too.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [ref])
  // A hot reload, or StrictMode, closes the dialog and opens it again: the event of that closing comes later.
  return () => {
    if (ref.current?.open !== true) onClose()
  }
}
