import { Trans } from '@lingui/react/macro'
import { PageTitle } from '../../parts/page-title.tsx'

export default function Home() {
  return (
    <>
      <PageTitle />
      <h1>
        <Trans>Good places, reserved in your own language</Trans>
      </h1>
    </>
  )
}
