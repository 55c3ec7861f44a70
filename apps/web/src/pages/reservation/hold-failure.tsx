import { ErrorNotice } from '../../components/feedback/notice.tsx'
import { useErrorMessages } from '../../locale/error-messages.ts'
import { useBooking } from './booking-context.tsx'
import { isBesideCards } from './wizard.ts'

/** Why the time could not be held, at the button that was pressed. What a card can mend stands in the card. */
export function HoldFailure() {
  const { reservation } = useBooking()
  const errorMessages = useErrorMessages()
  const { step, failure } = reservation
  if (step !== 'choosing' || failure === null || !isBesideCards(reservation)) return null
  return <ErrorNotice>{errorMessages.failure(failure)}</ErrorNotice>
}
