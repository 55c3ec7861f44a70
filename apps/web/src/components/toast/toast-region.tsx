import { useSyncExternalStore } from 'react'
import { currentToaster, onToaster } from './toast.ts'

const none = () => null

/** Where toasts appear; empty, and without their code, until there is one. */
export function ToastRegion() {
  const toaster = useSyncExternalStore(onToaster, currentToaster, none)
  return toaster === null ? null : <toaster.Toaster />
}
