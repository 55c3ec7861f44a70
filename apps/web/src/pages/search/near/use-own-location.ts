import { useEffect, useRef, useState } from 'react'

const TIMEOUT_MS = 10_000
/** Where somebody was minutes ago is near enough. */
const MAX_AGE_MS = 300_000

/** Two decimals are about 1 km: enough for what is near, too little to find a home. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100

export type LocationStatus = 'idle' | 'locating' | 'denied' | 'failed'

interface OwnLocation {
  readonly status: LocationStatus
  /** Asks the browser once. */
  locate(): void
}

/** Finds out where the visitor is, as the address of a search says it. Nothing is found for a page that was left meanwhile. */
export function useOwnLocation(onFound: (near: string) => void): OwnLocation {
  const [status, setStatus] = useState<LocationStatus>('idle')
  const found = useRef<typeof onFound | null>(null)
  useEffect(() => {
    found.current = onFound
    return () => {
      found.current = null
    }
  })

  function locate(): void {
    if (status === 'locating') return
    // Absent on a page without https.
    const geolocation: Geolocation | undefined = navigator.geolocation
    setStatus(geolocation === undefined ? 'failed' : 'locating')
    geolocation?.getCurrentPosition(
      ({ coords }) => {
        setStatus('idle')
        found.current?.(`${rounded(coords.latitude)},${rounded(coords.longitude)}`)
      },
      ({ code, PERMISSION_DENIED }) => setStatus(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  }
  return { status, locate }
}
