import { useCallback, useSyncExternalStore } from 'react'

const isNever = (): boolean => false

/** Whether the media query matches; of a page that the server renders it does not. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, isNever)
}
