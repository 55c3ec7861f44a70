import { type Client, createClient } from '@yoyaku/core/client'
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { createFormat, type Format } from './locale/format.ts'
import type { Currency, Language } from './locale/languages.ts'
import type { PageState } from './state.tsx'

export interface Site {
  readonly language: Language
  readonly currency: Currency
  setCurrency(currency: Currency): void
  /** `https://…` without a slash at the end. */
  readonly origin: string
  /** When the server wrote the page: the same "today" on both sides of hydration. */
  readonly now: string
  /** How far this machine's clock is ahead of the server's. */
  readonly clockAheadMs: number
  readonly title: string
  readonly logoUrl: string | null
  readonly bannerUrl: string | null
  readonly contactEmail: string
  readonly format: Format
  readonly client: Client
}

/** What differs between the server and the browser. */
export interface SitePorts {
  readonly baseUrl: string
  readonly fetch?: (request: Request) => Promise<Response>
  readonly clockAheadMs?: number
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
  readonly state: PageState
  readonly ports: SitePorts
  readonly children: ReactNode
}

export function SiteProvider({ state, ports, children }: SiteProviderProps) {
  const { language, origin, now, theme, contactEmail } = state
  const [currency, chooseCurrency] = useState(state.currency)
  const { baseUrl, fetch, clockAheadMs = 0 } = ports
  const client = useMemo(
    () => createClient({ baseUrl, locale: language, currency, ...(fetch && { fetch }) }),
    [baseUrl, language, currency, fetch],
  )
  const setCurrency = useCallback(
    (next: Currency) => {
      ports.rememberCurrency?.(next)
      chooseCurrency(next)
    },
    [ports],
  )
  const site = useMemo<Site>(
    () => ({
      language,
      currency,
      setCurrency,
      origin,
      now,
      clockAheadMs,
      title: theme.title,
      logoUrl: theme.logoUrl,
      bannerUrl: theme.bannerUrl,
      contactEmail,
      format: createFormat(language),
      client,
    }),
    [language, currency, setCurrency, origin, now, clockAheadMs, theme, contactEmail, client],
  )
  return <SiteContext value={site}>{children}</SiteContext>
}
