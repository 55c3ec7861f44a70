import { Trans } from '@lingui/react/macro'
import type { Provider } from '@yoyaku/core/types'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import * as css from '../auth.css.ts'
import { AuthScene } from '../auth-scene.tsx'
import { providerName } from './provider-names.ts'

/** The return from a provider, while the ticket is exchanged. */
export function Exchanging({ provider }: { readonly provider: Provider }) {
  const name = providerName(provider)
  return (
    <div className={css.frame}>
      <AuthScene />
      <div className={css.panel}>
        <h1 className={css.heading} role="status">
          <Trans>Signing you in with {name}…</Trans>
        </h1>
        <Skeleton shape="button" />
      </div>
    </div>
  )
}
