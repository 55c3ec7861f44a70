import { useQueryClient } from '@tanstack/react-query'
import type { Sdk, SessionValue } from '@yoyaku/core'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { authPath } from '../navigation/return-path.ts'
import { useSite } from '../site/site.tsx'
import { useView } from './use-view.ts'

interface SdkAccess {
  /** Null until it is needed: a visitor's page never loads it. */
  readonly sdk: Sdk | null
  /** Loads the SDK once, when a flow begins. */
  start(): Promise<Sdk>
  /** Whether it did not come, the last time. */
  readonly failed: boolean
  readonly stored: boolean
}

const SdkContext = createContext<SdkAccess | null>(null)

export function useSdkAccess(): SdkAccess {
  const access = use(SdkContext)
  if (access === null) throw new Error('useSdkAccess needs an SdkProvider around it')
  return access
}

/** The SDK for a page that cannot do without it: loads it, and is null until then. */
export function useSdk(): Sdk | null {
  const { sdk, start } = useSdkAccess()
  useEffect(() => void start().catch(() => undefined), [start])
  return sdk
}

const nobody = { user: null, signOut: () => undefined }
const UNKNOWN: SessionValue = { ...nobody, status: 'unknown' }
const ANONYMOUS: SessionValue = { ...nobody, status: 'anonymous' }

/** Without a stored token nobody is signed in, and no SDK is needed to know it. */
export function useSession(): SessionValue {
  const { sdk, stored } = useSdkAccess()
  return useView(sdk === null ? null : sdk.session, stored ? UNKNOWN : ANONYMOUS)
}

const tokenIsStored = (): boolean => /(?:^|;\s*)refreshToken=/.test(document.cookie)

/** At most one forced way to the sign-in page in this time, so that no two pages send a person to and fro. */
const REDIRECT_REST_MS = 10_000

export function SdkProvider({ stored, children }: { readonly stored: boolean; readonly children: ReactNode }) {
  const { language, currency } = useSite()
  const cache = useQueryClient()
  const [sdk, setSdk] = useState<Sdk | null>(null)
  const [failed, setFailed] = useState(false)
  const starting = useRef<Promise<Sdk> | null>(null)
  const redirectedAt = useRef(Number.NEGATIVE_INFINITY)
  const settings = useRef({ locale: language, currency })

  const start = useCallback((): Promise<Sdk> => {
    starting.current ??= import('./start.ts')
      .then(({ startSdk }) => {
        const made = startSdk({ baseUrl: location.origin, ...settings.current }, cache)
        made.on('session.ended', ({ signInPath, reason }) => {
          cache.removeQueries({ queryKey: ['member'] })
          const now = performance.now()
          if (!['refused', 'missing'].includes(reason) || now - redirectedAt.current < REDIRECT_REST_MS) return
          redirectedAt.current = now
          navigate(authPath(signInPath, location.pathname + location.search))
        })
        setSdk(made)
        setFailed(false)
        return made
      })
      .catch((error: unknown) => {
        starting.current = null
        setFailed(true)
        throw error
      })
    return starting.current
  }, [cache])

  useEffect(() => {
    if (stored) void start().catch(() => undefined)
    const look = (): void => {
      if (document.visibilityState === 'visible' && tokenIsStored()) void start().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [stored, start])

  useEffect(() => {
    settings.current = { locale: language, currency }
    sdk?.setCurrency(currency)
  }, [sdk, language, currency])

  const access = useMemo<SdkAccess>(() => ({ sdk, start, failed, stored }), [sdk, start, failed, stored])
  return <SdkContext value={access}>{children}</SdkContext>
}
