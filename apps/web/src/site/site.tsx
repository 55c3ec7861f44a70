import { type Client, createClient } from '@yoyaku/core/client'
import type { components, Fetch } from '@yoyaku/core/types'
import { createContext, type ReactNode, use, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { createFormat, type Format, placesIn } from '../locale/format.ts'
import type { Currency, Language } from '../locale/languages.ts'
import type { BrandColors } from '../theme/brand.ts'

export interface Theme extends BrandColors {
  readonly bannerUrl: string | null
  readonly logoUrl: string | null
  readonly title: string
  /** More services than this can be booked; absent where there are few. */
  readonly serviceCount?: number
  /** Those with shops. */
  readonly countries?: readonly string[]
  /** What the operator says of the site, by language. */
  readonly tagline?: Partial<Readonly<Record<Language, string>>>
  /** For a visitor who has chosen none. */
  readonly defaultCurrency?: Currency
}

/** A legal text that the operator has set, and which version of it is in force. */
export interface LegalEntry {
  readonly kind: components['schemas']['LegalTextKind']
  readonly version: string
  readonly title: string
}

/** Plain text, or a link. */
export type BusinessLine = string | { readonly text: string; readonly href: string }

export interface Legal {
  readonly texts: readonly LegalEntry[]
  /** Of the business that runs the site, for the foot of every page; empty where no law wants it there. */
  readonly businessLines: readonly BusinessLine[]
  /** The list could not be read when the page was written: an empty one says nothing. */
  readonly isUnread?: true
}

/** What the server knows of the site when it renders a page. */
export interface SiteSettings {
  readonly language: Language
  readonly currency: Currency
  /** False: it is the default, as at a first visit. */
  readonly hasChosenCurrency: boolean
  readonly origin: string
  /** ISO instant of rendering. */
  readonly now: string
  readonly theme: Theme
  /** Where people reach whoever runs the site. */
  readonly contactEmail: string
  /** A style of MapLibre for the ground of maps; null where the operator has set none. */
  readonly mapStyleUrl: string | null
  readonly legal: Legal
}

export interface Site {
  readonly language: Language
  readonly currency: Currency
  readonly hasChosenCurrency: boolean
  setCurrency(currency: Currency): void
  /** `https://…` without a slash at the end. */
  readonly origin: string
  /** The server's time to half an hour: while hydrating when it wrote the page, from then on as one moves or comes back to the tab. */
  readonly now: string
  /** How far this machine's clock is ahead of the server's. */
  readonly clockSkewMs: number
  readonly title: string
  readonly logoUrl: string | null
  readonly bannerUrl: string | null
  readonly serviceCount: number | null
  readonly tagline: string | null
  /** Such as “Japan, South Korea and Taiwan”. */
  readonly places: string
  readonly contactEmail: string
  readonly mapStyleUrl: string | null
  readonly legal: Legal
  readonly format: Format
  readonly client: Client
}

/** What differs between the server and the browser. */
export interface SitePorts {
  readonly baseUrl: string
  readonly fetch?: Fetch
  readonly clockSkewMs?: number
  rememberCurrency?(currency: Currency): void
}

const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (site === null) throw new Error('useSite needs a SiteProvider around it')
  return site
}

export const useFormat = (): Format => useSite().format
export const useQueries = (): Client['queries'] => useSite().client.queries

interface SiteProviderProps {
  readonly settings: SiteSettings
  readonly ports: SitePorts
  readonly children: ReactNode
}

/** A day begins at a whole or half hour everywhere. */
const halfHourOf = (instant: Temporal.Instant): Temporal.Instant =>
  instant.round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'floor' })

/** `pushState` and `replaceState` are dispatched by the router. */
const MOVES = ['pushState', 'replaceState', 'popstate', 'pageshow'] as const

/** "Today" follows the clock in a tab that stays open over midnight. */
function useSiteNow(written: string, clockSkewMs: number): string {
  const [now, setNow] = useState(written)
  const renew = useEffectEvent(() => {
    const current = Temporal.Now.instant().subtract({ milliseconds: clockSkewMs })
    if (!halfHourOf(current).equals(halfHourOf(Temporal.Instant.from(now)))) setNow(current.toString())
  })
  useEffect(() => {
    const listener = (): void => renew()
    for (const move of MOVES) addEventListener(move, listener)
    document.addEventListener('visibilitychange', listener)
    return () => {
      for (const move of MOVES) removeEventListener(move, listener)
      document.removeEventListener('visibilitychange', listener)
    }
  }, [])
  return now
}

export function SiteProvider({ settings, ports, children }: SiteProviderProps) {
  const { language, origin, theme, contactEmail, mapStyleUrl, legal } = settings
  const [currency, chooseCurrency] = useState(settings.currency)
  const [hasChosenCurrency, setChosen] = useState(settings.hasChosenCurrency)
  const { baseUrl, fetch, clockSkewMs = 0 } = ports
  const now = useSiteNow(settings.now, clockSkewMs)
  const client = useMemo(
    () => createClient({ baseUrl, locale: language, currency, ...(fetch && { fetch }) }),
    [baseUrl, language, currency, fetch],
  )
  const setCurrency = useCallback(
    (next: Currency) => {
      ports.rememberCurrency?.(next)
      chooseCurrency(next)
      setChosen(true)
    },
    [ports],
  )
  const site = useMemo<Site>(
    () => ({
      language,
      currency,
      hasChosenCurrency,
      setCurrency,
      origin,
      now,
      clockSkewMs,
      title: theme.title,
      logoUrl: theme.logoUrl,
      bannerUrl: theme.bannerUrl,
      serviceCount: theme.serviceCount ?? null,
      tagline: theme.tagline?.[language] ?? null,
      places: placesIn(language, theme.countries),
      contactEmail,
      mapStyleUrl,
      legal,
      format: createFormat(language),
      client,
    }),
    [
      language,
      currency,
      hasChosenCurrency,
      setCurrency,
      origin,
      now,
      clockSkewMs,
      theme,
      contactEmail,
      mapStyleUrl,
      legal,
      client,
    ],
  )
  return <SiteContext value={site}>{children}</SiteContext>
}
