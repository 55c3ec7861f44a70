import { useQueryClient } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import { useYoyakuAccess, YoyakuProvider } from '@yoyaku/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { clearAgreedReminders } from '../data/agreed-reminders.ts'
import { clearRecentSearches } from '../data/recent-searches.ts'
import { forgetSavedPages } from '../data/saved-pages.ts'
import { authPath } from '../navigation/history/return-path.ts'
import { useSite } from '../site/site.tsx'

const tokenIsStored = (): boolean => /(?:^|;\s*)refreshToken=/.test(document.cookie)

/** At most one forced way to the sign-in page in this time, so that no two pages send a person to and fro. */
const REDIRECT_REST_MS = 10_000

interface SdkProviderProps {
  /** Whether a token is stored. Without one nobody is signed in, and no SDK is needed to know it. */
  readonly stored: boolean
  readonly children: ReactNode
}

/** Loads the SDK when a flow begins: a visitor's page never does. */
export function SdkProvider({ stored, children }: SdkProviderProps) {
  const { language, currency } = useSite()
  const cache = useQueryClient()
  const redirectedAt = useRef(Number.NEGATIVE_INFINITY)
  const settings = useRef({ locale: language, currency })
  useEffect(() => {
    settings.current = { locale: language, currency }
  }, [language, currency])

  const load = async (): Promise<Yoyaku> => {
    const { startSdk } = await import('./start.ts')
    const sdk = startSdk({ baseUrl: location.origin, ...settings.current }, cache)
    sdk.on('session.ended', ({ signInPath, reason }) => {
      cache.removeQueries({ queryKey: ['member'] })
      void forgetSavedPages()
      if (reason !== 'expired') {
        clearRecentSearches()
        clearAgreedReminders()
      }
      const now = performance.now()
      if (reason !== 'expired' || now - redirectedAt.current < REDIRECT_REST_MS) return
      redirectedAt.current = now
      navigate(authPath(signInPath, location.pathname + location.search))
    })
    return sdk
  }
  return (
    <YoyakuProvider load={load} initialStatus={stored ? 'unknown' : 'anonymous'}>
      <SdkSettings stored={stored} />
      {children}
    </YoyakuProvider>
  )
}

function SdkSettings({ stored }: { readonly stored: boolean }) {
  const { currency } = useSite()
  const { yoyaku, load } = useYoyakuAccess()
  useEffect(() => {
    const loadForMember = (): void => void load().catch(() => undefined)
    if (stored) loadForMember()
    const look = (): void => {
      if (document.visibilityState === 'visible' && tokenIsStored()) loadForMember()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [stored, load])
  useEffect(() => yoyaku?.setCurrency(currency), [yoyaku, currency])
  return null
}
