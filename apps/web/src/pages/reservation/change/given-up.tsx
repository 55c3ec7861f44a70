import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import { useEffect, useEffectEvent } from 'react'
import { ButtonLink } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import type { Outcome } from './use-rescheduled.ts'

interface GivenUpProps extends Outcome {
  readonly sdk: Yoyaku
  readonly codeNumber: string
}

/** The outcome of a change is not waited for any more. What has become of the reservation is read as soon as there is a connection. */
export function GivenUp({ sdk, codeNumber, sentVersion, showChanged }: GivenUpProps) {
  const { data, isSuccess, isFetchedAfterMount } = useQuery({
    ...sdk.queries.reservation(codeNumber),
    ...{ staleTime: 0, refetchOnReconnect: 'always' },
  })
  const found = isSuccess && isFetchedAfterMount && sentVersion !== null ? data : null
  const changed = found !== null && found.version > (sentVersion ?? 0) ? found : null
  const show = useEffectEvent(() => changed !== null && showChanged(changed))
  useEffect(() => {
    show()
  }, [changed])
  if (found !== null) {
    return (
      <Notice>
        <Trans>Your reservation hasn't been changed. Please choose again.</Trans>
      </Notice>
    )
  }
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink variant="outline" size="small" href={`/me/my-reservation?code=${codeNumber}`}>
          <Trans>Show my ticket</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        We couldn't find out whether your reservation was changed. Look at it again in a few minutes before you choose
        another time.
      </Trans>
    </Notice>
  )
}
