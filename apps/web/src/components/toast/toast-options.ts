import type { ReactNode } from 'react'

export type ToastType = 'success' | 'fail' | 'info' | 'loading'

export interface ToastOptions {
  /** None: a plain word, which stays for 3 s. */
  readonly type?: ToastType
  readonly title: ReactNode
  readonly description?: ReactNode
  /** Milliseconds; the type's own when left out. */
  readonly duration?: number
}

export interface ToastHandle {
  /** A loading toast stays until it is updated. */
  update(options: ToastOptions): void
  dismiss(): void
}

/** The call's own wins, then the type's, else 3 s. */
const DEFAULT_MS = 3000
const DURATIONS: Readonly<Record<ToastType, number>> = {
  success: 2000,
  fail: 5000,
  info: 5000,
  loading: Number.POSITIVE_INFINITY,
}
export const durationOf = ({ type, duration }: ToastOptions): number =>
  duration ?? (type === undefined ? DEFAULT_MS : DURATIONS[type])
