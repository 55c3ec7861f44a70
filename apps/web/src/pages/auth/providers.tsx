import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Provider } from '@yoyaku/core/client'
import { button } from '../../parts/button.css.ts'
import { useQueries, useSite } from '../../site.tsx'
import * as css from './auth.css.ts'
import { begin } from './begun-with.ts'
import { LegalLine } from './legal-line.tsx'
import { ProviderMark } from './provider-mark.tsx'

const NAMES: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' }

/** Only what is configured: a button that cannot work is not shown. */
export function Providers() {
  const { language } = useSite()
  const { data } = useQuery(useQueries().providers())
  const providers = data?.data ?? []
  return (
    <>
      {providers.length > 0 && (
        <>
          <p className={css.or}>
            <Trans>or</Trans>
          </p>
          <ul className={css.providers}>
            {providers.map((provider) => {
              const name = NAMES[provider]
              return (
                <li key={provider}>
                  <a
                    href={`/auth/sso/${provider}/start?${new URLSearchParams({ locale: language })}`}
                    className={button({ look: 'outline', size: 'large', wide: true })}
                    onClick={() => begin(provider)}
                  >
                    <ProviderMark provider={provider} />
                    <Trans>Continue with {name}</Trans>
                  </a>
                </li>
              )
            })}
          </ul>
        </>
      )}
      <LegalLine />
    </>
  )
}
