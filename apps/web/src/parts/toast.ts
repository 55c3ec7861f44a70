import type { ReactNode } from 'react'

export type ToastType = 'success' | 'fail' | 'info' | 'loading'

export interface ToastOptions {
  readonly type: ToastType
  readonly title: ReactNode
  readonly description?: ReactNode
  /** Milliseconds; the type's own when left out. */
  readonly duration?: number
}

export interface ToastHandle {
  /** A loading toast stays until it is told how it went. */
  update(options: ToastOptions): void
  dismiss(): void
}

/** Spec §9: success 2 s, info and error 5 s, loading until it is updated; the call's own wins. */
const DURATIONS: Readonly<Record<ToastType, number>> = {
  success: 2000,
  fail: 5000,
  info: 5000,
  loading: Number.POSITIVE_INFINITY,
}
export const durationOf = ({ type, duration }: ToastOptions): number => duration ?? DURATIONS[type]

type Toaster = typeof import('./toaster.tsx')
let toaster: Toaster | null = null
const listeners = new Set<() => void>()

/** Shows a toast. The toaster and its machine are fetched with the first one. */
export async function toast(options: ToastOptions): Promise<ToastHandle> {
  toaster ??= await import('./toaster.tsx')
  for (const listener of listeners) listener()
  return toaster.show(options)
}

export const currentToaster = (): Toaster | null => toaster
export function onToaster(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
