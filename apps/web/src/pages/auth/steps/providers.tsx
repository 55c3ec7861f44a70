import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { providerUrl } from '@yoyaku/core/client'
import { useSearchParams } from 'wouter'
import { button } from '../../../components/actions/button.css.ts'
import { safeReturn } from '../../../navigation/history/return-path.ts'
import { useQueries, useSite } from '../../../site/site.tsx'
import { stack } from '../../../theme/recipes.css.ts'
import * as css from '../auth.css.ts'
import { rememberMethod } from '../sign-in-method.ts'
import { ProviderMark } from './provider-mark.tsx'
import { PROVIDER_NAMES } from './provider-names.ts'

/** Only what is configured and known here: a button that cannot work is not shown. */
export function Providers() {
  const { language, origin } = useSite()
  const [search] = useSearchParams()
  const redirect = safeReturn(search.get('redirect'), origin) ?? undefined
  const { data } = useQuery(useQueries().providers())
  const providers = (data?.data ?? []).filter((provider) => Object.hasOwn(PROVIDER_NAMES, provider))
  return (
    <>
      {providers.length > 0 && (
        <>
          <p className={css.or}>
            <Trans>or</Trans>
          </p>
          <ul className={stack({ gap: 3 })}>
            {providers.map((provider) => {
              const name = PROVIDER_NAMES[provider]
              return (
                <li key={provider}>
                  <a
                    href={providerUrl({ baseUrl: '', locale: language, provider, redirect })}
                    data-needs-app=""
                    className={button({ variant: 'outline', size: 'large', fullWidth: true })}
                    onClick={() => rememberMethod(provider)}
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
    </>
  )
}
