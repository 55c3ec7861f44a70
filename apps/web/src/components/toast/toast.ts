import type { ToastHandle, ToastOptions } from './toast-options.ts'

type Toaster = typeof import('./toaster.tsx')
let toaster: Toaster | null = null
const listeners = new Set<() => void>()

const NOT_SHOWN: ToastHandle = { update: () => undefined, dismiss: () => undefined }

/**
 * Shows a toast. The toaster and its machine are fetched with the first one. Never rejects: where they cannot be fetched, as
 * without a network, the banner says that, and the toast is not shown.
 */
export async function toast(options: ToastOptions): Promise<ToastHandle> {
  try {
    toaster ??= await import('./toaster.tsx')
  } catch (error) {
    console.warn('The code of the messages could not be loaded:', error)
    return NOT_SHOWN
  }
  for (const listener of listeners) listener()
  return toaster.show(options)
}

export const currentToaster = (): Toaster | null => toaster
export function onToaster(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
