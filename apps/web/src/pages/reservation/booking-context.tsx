import {
  hasAgreed,
  partOfFailure,
  type ReservationFlow,
  type ReservationValue,
  requiredChoices,
  validators as rules,
  type Yoyaku,
} from '@yoyaku/core'
import type { FieldErrors } from '@yoyaku/core/types'
import { useFlow, useStore } from '@yoyaku/react'
import { type Context, createContext, type ReactNode, use, useEffect, useEffectEvent, useReducer } from 'react'
import { useSearchParams } from 'wouter'
import { tooLong } from '../../components/form/too-long.ts'
import { useHeldSlot } from '../../features/booking/when/use-held-slot.ts'
import { type Present, presentIn } from '../../features/catalogue/days.ts'
import type { DateTime } from '../../features/dates/business-time.ts'
import { focusFirstSlot } from '../../features/dates/focus-first-slot.ts'
import { afterOverlays } from '../../navigation/history/overlay-history.ts'
import { useSite } from '../../site/site.tsx'
import { useStaffName, useTimes } from './availability.ts'
import { type Choosing, ChoosingProvider } from './cards/choosing.tsx'
import { useConfirmed } from './confirmed-bookings.ts'
import { isSharedHold, type OtherTabHold, useHoldInOtherTab } from './hold-in-other-tab.ts'
import { type LostSlot, useLostSlot } from './lost-slot.ts'
import { type UnavailableChoice, useRepeatedChoices } from './repeat-choices.ts'
import { draftCorrections, initialChoices, toSearchParams } from './rules/initial-choices.ts'
import type { Service } from './rules/service.ts'
import { useAgreedReminders } from './use-agreed-reminders.ts'
import { type Seller, useSeller } from './use-seller.ts'
import {
  type CardId,
  cardsOf,
  hasMoved,
  isDone,
  type NextStep,
  nextStep,
  type Phase,
  type Progress,
  phaseOf,
  phaseOfCard,
  startWizard,
  wizardReducer,
} from './wizard.ts'

interface BookingParams {
  readonly sdk: Yoyaku
  readonly flow: ReservationFlow
  readonly service: Service
}

interface Booking extends BookingParams {
  readonly reservation: ReservationValue
  readonly seller: Seller
  /** The ids of reminders that are ticked because the member agreed to them at their last reservation at the shop. */
  readonly agreedReminders: readonly string[]
  /** The choice of last time that is unavailable. */
  readonly missed: UnavailableChoice | null
}

interface TimeStatus extends Pick<LostSlot, 'lostSlot' | 'expiredSlot'> {
  /** The chosen time is not free any more. */
  readonly isStale: boolean
  /** Holds the time of the expired hold once more; null where it is not free any more. */
  readonly holdAgain: (() => void) | null
  /** Held by the same person in another tab. */
  readonly otherTabHold: OtherTabHold | null
  /** Another tab has released the time that was held here. */
  readonly wasReleased: boolean
}

interface Steps {
  /** In order. */
  readonly cards: readonly CardId[]
  readonly phase: Phase
  readonly open: CardId | null
  readonly next: NextStep
  /** The errors of the last attempt to go on; a new object for each attempt. */
  readonly refused: FieldErrors
  /** The same errors of the contact, without fields that are valid by now. */
  readonly stillWrong: FieldErrors
  /** Takes the next step, or shows what is missing for it. */
  readonly proceed: () => void
}

const BookingContext = createContext<Booking | null>(null)
const TimeContext = createContext<TimeStatus | null>(null)
const StepsContext = createContext<Steps | null>(null)

function useInside<T>(context: Context<T | null>): T {
  const value = use(context)
  if (value === null) throw new Error('The parts of the form need a BookingProvider around them')
  return value
}

/** The service, and the state of its reservation. */
export const useBooking = (): Booking => useInside(BookingContext)
/** What became of the chosen time. */
export const useTimeStatus = (): TimeStatus => useInside(TimeContext)
/** Which card is open, and what comes next. */
export const useSteps = (): Steps => useInside(StepsContext)

const usePresent = (service: Service): Present => presentIn(useSite().now, service.shop.timeZone)

export function useReservationFlow(sdk: Yoyaku, service: Service): ReservationFlow | null {
  const present = usePresent(service)
  const [search] = useSearchParams()
  return useFlow(sdk, service.id, ({ startReservation }) =>
    corrected(startReservation({ ...initialChoices(service, search, present), asksSharing: true }), service, present),
  )
}

/** A draft from before may not fit the service any more. */
function corrected(flow: ReservationFlow, service: Service, present: Present): ReservationFlow {
  const { draft, can } = flow.get()
  const patch = draftCorrections(service, draft, present)
  if (can.update && patch !== null) void flow.update(patch)
  return { ...flow, dispose: () => flow.dispose({ keepHold: isSharedHold(flow.get().hold) }) }
}

/** Gives the cards and notices of one reservation what they share. */
export function BookingProvider({ children, ...booking }: BookingParams & { readonly children: ReactNode }) {
  const { sdk, flow, service } = booking
  const present = usePresent(service)
  const reservation = useStore(flow)
  const { draft, hold } = reservation
  const params = { service, draft, hold, ...present }
  const times = useTimes(params)
  const { needed, stale } = requiredChoices(service, reservation, { today: present.firstDay, slots: times.knownSlots })
  const isStale = stale.includes('time')
  const seller = useSeller(service.shop.country, phaseOf(reservation) === 'form')
  const { isPending, missed } = useRepeatedChoices(flow, params)
  const { lostSlot, expiredSlot, isStillFree } = useLostSlot(reservation, times, isStale)
  const { otherTabHold, wasReleased } = useHoldInOtherTab(service.shop.id, reservation, flow)

  /** One person holds one time at a shop: the one that they go on with. */
  async function holdTime(): Promise<void> {
    await otherTabHold?.release()
    await flow.hold()
  }
  async function holdAgain({ date, time }: DateTime): Promise<void> {
    await flow.update({ reservationDate: date, reservationTime: time })
    await holdTime()
  }
  const { frame, show, ...steps } = useWizard({
    ...{ flow, reservation, seller, holdTime },
    cards: cardsOf(needed),
    hasTime: draft.reservationTime !== null && !isStale,
  })
  const agreedReminders = useAgreedReminders(flow, reservation, service.shop.id)
  useAddress(reservation)
  useHeldSlot(service.id, hold, flow)
  useConfirmed(reservation, sdk)

  const choosing: Choosing = {
    ...{ service, draft, params, times, frame, show },
    staffName: useStaffName(params, times.slot),
    isRepeating: isPending,
    update: (patch) => void flow.update(patch),
  }
  const time: TimeStatus = {
    ...{ isStale, lostSlot, expiredSlot, otherTabHold, wasReleased },
    holdAgain: expiredSlot !== null && isStillFree ? () => void holdAgain(expiredSlot) : null,
  }
  return (
    <BookingContext value={{ ...booking, reservation, seller, agreedReminders, missed }}>
      <ChoosingProvider value={choosing}>
        <TimeContext value={time}>
          <StepsContext value={steps}>{children}</StepsContext>
        </TimeContext>
      </ChoosingProvider>
    </BookingContext>
  )
}

interface WizardParams extends Pick<Booking, 'flow' | 'reservation' | 'seller'>, Pick<Progress, 'cards' | 'hasTime'> {
  readonly holdTime: () => Promise<void>
}

/** The wizard, moved by the chart and by presses. */
function useWizard(params: WizardParams): Steps & Pick<Choosing, 'frame' | 'show'> {
  const { flow, reservation, seller, cards, hasTime, holdTime } = params
  const [wizard, dispatch] = useReducer(wizardReducer, null, () => startWizard(cards, reservation))
  // React draws again at once, with the card that is due.
  if (hasMoved(wizard.chart, reservation)) dispatch({ type: 'chart-moved', chart: reservation, cards })

  const { contact, step, request, terms } = reservation
  const { open, seen, refused } = wizard
  const phase = phaseOf(reservation)
  const wrong = rules.check(rules.contact, contact, 'contact.').fields
  const progress: Progress = {
    ...{ cards, phase, open, seen, hasTime },
    hasContact: step !== 'signing-in' && Object.keys(wrong).length === 0,
    hasRequirement: request !== '',
    isRequirementTooLong: tooLong(request, rules.TEXT_MAX) !== undefined,
    hasAgreed: terms !== null && !seller.isMissing && hasAgreed(reservation, terms, true),
  }
  const next = nextStep(progress)
  const show = (card: CardId | null): void => dispatch({ type: 'opened', chart: flow.get(), card })
  const refuse = (card: CardId, fields: FieldErrors): void =>
    dispatch({ type: 'refused', chart: flow.get(), card, fields })

  function confirm(): void {
    if (seller.isMissing) seller.read()
    if (seller.isMissing || terms === null || flow.get().step !== 'reviewing') return
    void flow.confirm()
    const { fields } = flow.get()
    const wrongCard = partOfFailure({ failure: null, fields })
    if (wrongCard !== null) refuse(wrongCard, fields)
  }
  return {
    ...{ cards, phase, open, next, refused, show },
    stillWrong: Object.fromEntries(Object.entries(refused).filter(([field, code]) => wrong[field] === code)),
    proceed(): void {
      if (next === 'confirm') confirm()
      else if (phase === 'choosing' && next === 'contact') void holdTime()
      else if (open === 'contact' && !progress.hasContact) refuse('contact', wrong)
      else if (open !== next) show(next)
      else if (next === 'requirement') refuse('requirement', { request: 'TOO_LONG' })
      else if (next === 'time') focusFirstSlot()
    },
    frame: (card) => ({
      isOpen: open === card,
      isLater: phaseOfCard(card) === 'form' && phase === 'choosing',
      isDone: isDone(card, progress),
      onToggle(): void {
        // A card of the choices can be reopened during a hold; the chart handles the way back.
        if (phaseOfCard(card) === 'choosing' && reservation.can.back) void flow.back()
        show(open === card ? null : card)
      },
    }),
  }
}

/** Keeps the address in step with the choices. A navigation closes overlays: that happens first. */
function useAddress({ draft, step }: Pick<ReservationValue, 'draft' | 'step'>): void {
  const [, setSearch] = useSearchParams()
  const address = new URLSearchParams(toSearchParams(draft)).toString()
  const write = useEffectEvent(() => {
    if (step !== 'confirmed') setSearch(new URLSearchParams(address), { replace: true })
  })
  useEffect(() => (address === '' ? undefined : afterOverlays(() => write())), [address])
}
