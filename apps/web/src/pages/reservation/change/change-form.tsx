import { Trans } from '@lingui/react/macro'
import { type RescheduleFlow, type RescheduleValue, requiredChoices, type Yoyaku } from '@yoyaku/core'
import type { DraftPatch, Money } from '@yoyaku/core/types'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button, ButtonLink } from '../../../components/actions/button.tsx'
import { ErrorNotice, Notice } from '../../../components/feedback/notice.tsx'
import { ChangesLeft } from '../../../features/booking/change-time.tsx'
import { Countdown, CountdownAnnouncement } from '../../../features/booking/when/countdown.tsx'
import { presentIn } from '../../../features/catalogue/days.ts'
import { focusFirstSlot } from '../../../features/dates/focus-first-slot.ts'
import { isRental } from '../../../features/rental/rental.ts'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { useSignInPath } from '../../../navigation/use-current-path.ts'
import { useFormat, useSite } from '../../../site/site.tsx'
import { tabularNums } from '../../../theme/shared.css.ts'
import { useStaffName, useTimes } from '../availability.ts'
import * as css from '../booking.css.ts'
import { type Choosing, ChoosingProvider, useChoosing } from '../cards/choosing.tsx'
import { DaysAndTimes } from '../cards/days-and-times.tsx'
import { EquipmentCard } from '../cards/equipment-card.tsx'
import { ExtrasCard } from '../cards/extras-card.tsx'
import { NearestFree } from '../cards/nearest-free.tsx'
import { PeopleCard } from '../cards/people-card.tsx'
import { RentalDays } from '../cards/rental-days.tsx'
import { StaffCard } from '../cards/staff-card.tsx'
import { HeldElsewhere } from '../held-elsewhere.tsx'
import { useHoldInOtherTab } from '../hold-in-other-tab.ts'
import { useLostSlot } from '../lost-slot.ts'
import { AcceptLabel, PriceChanged } from '../price-changed.tsx'
import type { Service } from '../rules/service.ts'
import { CheckingNotice, InSight } from '../status-notice.tsx'
import { PriceSoFar } from '../summary.tsx'
import { type CardId, isBesideCards } from '../wizard.ts'
import { BeforeAndAfter } from './before-and-after.tsx'
import * as own from './change.css.ts'
import { GivenUp } from './given-up.tsx'
import type { Outcome } from './use-rescheduled.ts'

type ChangingValue = Extract<
  RescheduleValue,
  { step: 'choosing' | 'signing-in' | 'reviewing' | 'confirming' | 'checking' }
>

interface ChangeFormProps {
  readonly sdk: Yoyaku
  readonly service: Service
  readonly change: RescheduleFlow
  readonly value: ChangingValue
  readonly outcome: Outcome
}

const OTHER_CARDS = { people: PeopleCard, staff: StaffCard, equipment: EquipmentCard, extras: ExtrasCard } as const
const STYLE = { size: 'large', fullWidth: true } as const

/** The free times and the other choices, and what the reservation becomes with the chosen one. */
export function ChangeForm({ sdk, service, change, value, outcome }: ChangeFormProps) {
  const errorMessages = useErrorMessages()
  const { gap } = useFormat()
  const { before, draft, hold, failure, after } = value
  const present = presentIn(useSite().now, service.shop.timeZone)
  const params = { service, draft, hold, replaces: before.codeNumber, ...present }
  const times = useTimes(params)
  const { lostSlot } = useLostSlot(value, times, false)
  /** Held as soon as it is chosen: what the price becomes is known before anything is confirmed. What the reservation is already is not. */
  const choose = async (patch: DraftPatch): Promise<void> => {
    if (change.get().can.back) await change.back()
    const { value: next } = await change.update(patch)
    if (next.draft === null || next.draft.reservationTime === null) return
    await (next.can.hold ? holdTime() : change.release())
  }
  const { otherTabHold, wasReleased } = useHoldInOtherTab(service.shop.id, value, change)
  /** One person holds one time at a shop: the one that they go on with. */
  async function holdTime(): Promise<void> {
    await otherTabHold?.release()
    await change.hold()
  }
  useHoldAgain(value, holdTime)
  const [open, setOpen] = useState<CardId | null>(null)
  const choosing: Choosing = {
    ...{ service, draft, params, times },
    staffName: useStaffName(params, times.slot),
    isRepeating: false,
    update: (patch) => void choose(patch),
    show: focusFirstSlot,
    frame: (card) => ({
      isOpen: open === card,
      isLater: false,
      isDone: true,
      onToggle: () => setOpen(open === card ? null : card),
    }),
  }
  const isOpen = value.step === 'choosing' || value.step === 'reviewing'
  const Days = isRental(service) ? RentalDays : DaysAndTimes
  const current = { date: before.date, time: before.reservationTime }
  const isFull =
    !isRental(service) &&
    draft.reservationDate === current.date &&
    times.knownSlots?.every(({ time }) => time === current.time) === true
  const isElse = value.step === 'choosing' && (value.busy || value.can.hold || draft.reservationTime === null)
  const priceSoFar = isElse ? <PriceSoFar quote={value.quote} /> : null
  const nextStep = <NextStep change={change} value={value} hold={() => void holdTime()} />
  return (
    <ChoosingProvider value={choosing}>
      <div className={css.columns} onPointerDown={() => void change.activity()}>
        {hold !== null && <CountdownAnnouncement expiresAt={hold.expiresAt} />}
        <div className={css.cards}>
          <StatusNotice {...{ sdk, service, change, value, outcome }} />
          {hold === null && <HeldElsewhere otherTabHold={otherTabHold} wasReleased={wasReleased} />}
          {isOpen && !value.hasAbandoned && (
            <p className={own.rest}>
              <Trans>Your reservation stays as it is until you confirm the change.</Trans>
              {gap}
              <ChangesLeft reservation={before} />
            </p>
          )}
          {isOpen && (
            <section className={own.choice} aria-labelledby="choose-time">
              <h2 id="choose-time" className={own.heading}>
                {isRental(service) ? (
                  <Trans>Choose new days</Trans>
                ) : service.dayUnit ? (
                  <Trans>Choose a new pick-up day</Trans>
                ) : (
                  <Trans>Choose a new date and time</Trans>
                )}
              </h2>
              <Days current={current}>
                {failure !== null && value.step === 'choosing' && !isBesideCards(value) && (
                  <Notice tone="warning">{errorMessages.failure(failure)}</Notice>
                )}
                <NearestFree lostSlot={lostSlot ?? (isFull ? current : null)} />
              </Days>
            </section>
          )}
          {isOpen && <OtherChoices />}
        </div>
        <aside className={css.aside} aria-labelledby="before-and-after">
          <div className={css.panel}>
            <BeforeAndAfter service={service} value={value} priceSoFar={priceSoFar} />
            <div className={css.desktopOnly}>
              <Failure value={value} />
              {nextStep}
            </div>
          </div>
        </aside>
        <div className={css.bar}>
          <div className={css.barFailure}>
            <Failure value={value} />
          </div>
          <div className={css.barInner}>
            {after === null && priceSoFar !== null && (
              <div className={css.barWords}>
                <span className={css.barPrice}>{priceSoFar}</span>
              </div>
            )}
            {after !== null && (
              <div className={css.barWords}>
                {after.difference.amount !== 0 && <ShortDifference {...after.difference} />}
                {hold !== null && <Countdown short expiresAt={hold.expiresAt} />}
              </div>
            )}
            <div className={css.barAction}>{nextStep}</div>
          </div>
        </div>
      </div>
    </ChoosingProvider>
  )
}

/** A page that is left lets its time go: whoever comes back in the middle of a change has it again, or reads that it is taken. */
function useHoldAgain(
  { step, busy, hold, failure, hasAbandoned, can }: ChangingValue,
  holdTime: () => Promise<void>,
): void {
  const holdAgain = useEffectEvent(() => {
    if (step === 'choosing' && !busy && hold === null && failure === null && !hasAbandoned && can.hold) void holdTime()
  })
  useEffect(() => holdAgain(), [])
}

/** As words they stand above, with what it is the difference to. */
function ShortDifference({ amount, currency }: Money) {
  const { money } = useFormat()
  return (
    <span className={[css.barPrice, tabularNums].join(' ')}>
      {amount < 0 ? '−' : '+'}
      {money({ amount: Math.abs(amount), currency })}
    </span>
  )
}

/** What may change beside the time: folded, since most want another time alone. */
function OtherChoices() {
  const { service, draft } = useChoosing()
  const cards = requiredChoices(service, { draft }).needed.filter((card) => card !== 'time')
  if (cards.length === 0) return null
  return (
    <>
      <p className={own.rest}>
        <Trans>The rest stays as it is, unless you change it here.</Trans>
      </p>
      {cards.map((card) => {
        const Card = OTHER_CARDS[card]
        return <Card key={card} />
      })}
    </>
  )
}

type StepProps = Pick<ChangeFormProps, 'change' | 'value'>

/** At the button that was pressed; what another time can mend stands above the times. */
function Failure({ value }: Pick<StepProps, 'value'>) {
  const errorMessages = useErrorMessages()
  const { step, failure } = value
  const isHere = step === 'reviewing' || (step === 'choosing' && isBesideCards(value))
  if (failure === null || !isHere || value.can.acceptPrice) return null
  return <ErrorNotice>{errorMessages.failure(failure)}</ErrorNotice>
}

interface StatusProps extends StepProps, Pick<ChangeFormProps, 'sdk' | 'service' | 'outcome'> {}

const StatusNotice = (props: StatusProps) => <InSight step={props.value.step}>{useStatus(props)}</InSight>

function useStatus({ sdk, service, change, value, outcome }: StatusProps): ReactNode {
  const { gap } = useFormat()
  const { step, can, hasAbandoned, before } = value
  if (step === 'checking') {
    return (
      <CheckingNotice flow={change} canAbandon={can.abandon}>
        <strong>
          <Trans>We're checking whether your reservation was changed.</Trans>
        </strong>
        {gap}
        <Trans>
          This is taking longer than usual. Please keep this page open. You have one reservation either way.
        </Trans>
      </CheckingNotice>
    )
  }
  if (step === 'choosing' && hasAbandoned) return <GivenUp sdk={sdk} codeNumber={before.codeNumber} {...outcome} />
  const isChanged = step === 'reviewing' && can.acceptPrice
  return isChanged ? <PriceChanged service={service} reservation={value} flow={change} /> : null
}

interface NextStepProps extends StepProps {
  readonly hold: () => void
}

/** The one next step. */
function NextStep({ change, value, hold }: NextStepProps) {
  const signInPath = useSignInPath()
  const { step, busy, can } = value
  if (step === 'signing-in') {
    return (
      <ButtonLink {...STYLE} href={signInPath}>
        <Trans>Sign in to continue</Trans>
      </ButtonLink>
    )
  }
  if (step === 'choosing') {
    if (busy) {
      return (
        <Button {...STYLE} loading>
          <Trans>Holding your time…</Trans>
        </Button>
      )
    }
    return can.hold ? (
      <Button {...STYLE} onClick={hold}>
        <Trans>Hold this time</Trans>
      </Button>
    ) : (
      <Button {...STYLE} onClick={focusFirstSlot}>
        <Trans>Choose a time</Trans>
      </Button>
    )
  }
  if (step === 'reviewing' && can.acceptPrice) {
    return (
      <Button {...STYLE} onClick={() => void change.acceptPrice()}>
        <AcceptLabel reservation={value} />
      </Button>
    )
  }
  return (
    <Button {...STYLE} loading={busy} onClick={() => void change.confirm()}>
      <Trans>Confirm change</Trans>
    </Button>
  )
}
