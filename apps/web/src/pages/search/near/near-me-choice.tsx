import { Trans } from '@lingui/react/macro'
import { Navigation } from 'lucide-react'
import { useRef } from 'react'
import { ChipButton } from '../../../components/actions/chip.tsx'
import { LocationMessage } from './location-message.tsx'
import { useOwnLocation } from './use-own-location.ts'

/** A field of the form of filters: shows the nearest shops first, or no longer does. */
export function NearMeChoice({ near }: { readonly near: string | null }) {
  const field = useRef<HTMLInputElement>(null)
  const send = (location: string): void => {
    if (field.current === null) return
    field.current.value = location
    field.current.form?.requestSubmit()
  }
  const { status, locate } = useOwnLocation(send)
  return (
    <>
      <input ref={field} type="hidden" name="near" defaultValue={near ?? ''} />
      <ChipButton
        aria-pressed={near !== null}
        aria-busy={status === 'locating' || undefined}
        onClick={() => (near === null ? locate() : send(''))}
      >
        <Navigation size={16} aria-hidden="true" />
        <Trans>Near me</Trans>
      </ChipButton>
      <LocationMessage status={status} />
    </>
  )
}
