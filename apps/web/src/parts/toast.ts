import { withMessages } from '../locale/with-messages.ts'
import type { ToastHandle, ToastOptions } from './toast-options.ts'

type Toaster = typeof import('./toaster.tsx')
let toaster: Toaster | null = null
const listeners = new Set<() => void>()

/** Shows a toast. The toaster and its machine are fetched with the first one. */
export async function toast(options: ToastOptions): Promise<ToastHandle> {
  toaster ??= await withMessages(import('./toaster.tsx'))
  for (const listener of listeners) listener()
  return toaster.show(options)
}

export const currentToaster = (): Toaster | null => toaster
export function onToaster(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
