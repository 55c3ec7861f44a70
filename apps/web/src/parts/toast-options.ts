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
