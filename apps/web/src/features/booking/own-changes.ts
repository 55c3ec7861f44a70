import { useEffect, useEffectEvent } from 'react'

/** Reservations that are being changed or canceled in this tab, which reports the outcome itself. */
const codes = new Set<string>()

/** Whether it is told already. The next one is somebody else's. */
export const takeOwnChange = (codeNumber: string): boolean => codes.delete(codeNumber)

interface OwnChange {
  readonly isUnderway: boolean
  /** The page has told it. */
  readonly isDone: boolean
}

/** The outcome is reported by this page; where it is left before, by the live message like any other. */
export function useOwnChange(codeNumber: string, { isUnderway, isDone }: OwnChange): void {
  useEffect(() => {
    if (isUnderway) codes.add(codeNumber)
    else if (!isDone) codes.delete(codeNumber)
  }, [codeNumber, isUnderway, isDone])
  const leave = useEffectEvent(() => {
    if (!isDone) codes.delete(codeNumber)
  })
  useEffect(() => () => leave(), [])
}
