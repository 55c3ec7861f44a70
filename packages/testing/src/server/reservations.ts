import { CANCEL_REASONS, validators as forms, freeCancellationUntil } from '@yoyaku/core'
import type { Clock, components, Hold, Reservation, ReservationBody, User } from '@yoyaku/core/types'
import { type Answer, failure } from './fake-server.ts'
import { type FakeHolds, invalid, notAvailable, RESCHEDULE } from './holds.ts'
import { MAX_LENGTH } from './max-length.gen.ts'
import { dateAt, shownAt } from './opening-hours.ts'
import { leftUntil } from './seconds-left.ts'
import type { FieldError } from './selection.ts'
import { CAR_RENTAL, type FakeShop } from './shops.ts'

type NotificationKind = components['schemas']['NotificationKind']
type CancelBody = components['schemas']['CancelBody']
type RescheduleBody = components['schemas']['RescheduleBody']
/** The reservation that a hold became. */
type Confirmation = { holdId: string; owner: string; codeNumber: string; quoteId: string }

type Versions = { termsVersion: string; privacyVersion: string }

type ReservationsContext = {
  clock: Clock
  holds: FakeHolds
  shops(): readonly FakeShop[]
  /** The member of reservations that a test put there. */
  firstUser(): User
  /** Tells the member. */
  notify(userId: string, kind: NotificationKind, reservation: Reservation): void
  /** Versions of the terms of use and the privacy policy that are in force. */
  versions(): Versions
}

const notFound = failure(404, 'NOT_FOUND')
const notReschedulable = failure(409, 'NOT_RESCHEDULABLE')
const replacesAnother = failure(409, 'HOLD_REPLACES_ANOTHER')
const HOUR_MS = 3_600_000
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const FIRST_CODE = 'D'

/** Reservations of members, by the rules of the contract. */
export class FakeReservations {
  all: Reservation[] = []
  #confirmations: Confirmation[] = []
  /** How often the member rescheduled, by code. */
  #reschedules = new Map<string, number>()
  /** By code: of those that a test gave to somebody. */
  #owners = new Map<string, string>()
  #context: ReservationsContext

  constructor(context: ReservationsContext) {
    this.#context = context
  }

  holdIdOf(code: string) {
    return this.#confirmations.find(({ codeNumber }) => codeNumber === code)?.holdId
  }

  /** The member's own; those that a test put there without saying whose are the first member's. */
  ofMember(userId: string) {
    return this.all.filter(({ codeNumber }) => this.#ownerOf(codeNumber) === userId)
  }

  /** In the place of what the member has. */
  give(userId: string, own: Reservation[]) {
    this.all = [...this.all.filter(({ codeNumber }) => this.#ownerOf(codeNumber) !== userId), ...own]
    for (const { codeNumber } of own) this.#owners.set(codeNumber, userId)
  }

  #ownerOf(code: string) {
    const made = this.#confirmations.find(({ codeNumber }) => codeNumber === code)
    return this.#owners.get(code) ?? made?.owner ?? this.#context.firstUser().id
  }

  /** Answers with the hold of a token while it is live, else says what became of it. */
  withHold(holdId: string, holdToken: string | undefined, answer: (hold: Hold) => Answer): Answer {
    const hold = this.#context.holds.all.get(holdId)
    if (hold !== undefined && hold.holdToken !== holdToken) return notFound
    if (hold !== undefined && this.#context.holds.isLive(hold)) return answer(hold)
    const made = this.#madeOf(holdId)
    return failure(409, 'HOLD_EXPIRED', made?.status === 'confirmed' ? { codeNumber: made.codeNumber } : {})
  }

  #confirmationOf(id: string) {
    return this.#confirmations.find(({ holdId }) => holdId === id)
  }

  #madeOf(holdId: string) {
    return this.all.find(({ codeNumber }) => codeNumber === this.#confirmationOf(holdId)?.codeNumber)
  }

  confirm(userId: string, body: ReservationBody, holdToken: string | undefined): Answer {
    const { holds } = this.#context
    const wrong = wrongFields(body)
    if (wrong.length > 0) return isOldClient(wrong) ? failure(400, 'CLIENT_TOO_OLD') : invalid(wrong)
    const { value: contact, fields } = forms.check(forms.contact, body.contact, 'contact.')
    if (contact === null)
      return invalid(Object.entries(fields).flatMap(([field, code]) => (code ? [{ field, code }] : [])))
    const made = this.#madeOf(body.holdId)
    const confirmation = this.#confirmationOf(body.holdId)
    if (made !== undefined && confirmation !== undefined) {
      if (confirmation.owner !== userId) return notFound
      if (confirmation.quoteId === body.quoteId) return { status: 201, body: { data: made } }
      return failure(409, 'HOLD_EXPIRED', { codeNumber: made.codeNumber })
    }
    const token = holds.tokenFor(body.holdId, userId, holdToken)
    return this.withHold(body.holdId, token, (held) => {
      if (held.replaces !== undefined) return replacesAnother
      const at = this.#context.shops().find(({ shop }) => shop.id === held.draft.shopId)
      if (at === undefined) return notAvailable
      const disagreement = disagreementWith(at, this.#context.versions(), body)
      if (disagreement !== null) return disagreement
      const hold = holds.atCurrentPrice(held)
      if (hold.quote.id !== body.quoteId) return failure(412, 'PRICE_CHANGED', { quote: hold.quote })
      holds.all.delete(hold.holdId)
      const reservation = this.#reservationOf(hold, at, { ...body, contact })
      this.all = [...this.all, reservation]
      const { codeNumber } = reservation
      this.#confirmations.push({ holdId: hold.holdId, owner: userId, codeNumber, quoteId: body.quoteId })
      this.#context.notify(userId, 'confirmed', reservation)
      return { status: 201, body: { data: reservation } }
    })
  }

  cancel(reservation: Reservation, { version, reasonCode, reasonText }: CancelBody): Answer {
    const text = reasonText?.trim() || null
    if (!CANCEL_REASONS.some((reason) => reason === reasonCode))
      return invalid([{ field: 'reasonCode', code: reasonCode === undefined ? 'REQUIRED' : 'NOT_ALLOWED' }])
    if (text !== null && text.length > MAX_LENGTH.cancelReason)
      return invalid([{ field: 'reasonText', code: 'TOO_LONG' }])
    if (reasonCode === 'other' && text === null) return invalid([{ field: 'reasonText', code: 'REQUIRED' }])
    const { status, startAt } = reservation
    if (status === 'cancelled') return { status: 200, body: { data: reservation } }
    const isOpen = (status === 'confirmed' || status === 'upcoming') && Date.parse(startAt) > this.#context.clock.now()
    if (!isOpen) return failure(409, 'NOT_CANCELLABLE')
    if (version !== undefined && version !== reservation.version) return failure(409, 'VERSION_CONFLICT')
    const cancelled: Reservation = {
      ...reservation,
      status: 'cancelled',
      cancelledAt: this.#instant(),
      cancelledBy: 'member',
      cancellationReason: reasonCode ?? null,
      cancellationReasonText: text,
      version: reservation.version + 1,
      allowedActions: [],
    }
    this.all = this.all.map((it) => (it === reservation ? cancelled : it))
    this.#context.holds.releaseReplacing(reservation.codeNumber)
    this.#context.notify(this.#ownerOf(reservation.codeNumber), 'cancelled', cancelled)
    return { status: 200, body: { data: cancelled } }
  }

  /** The reservation that a hold is to replace, or why it cannot. */
  replaceable(memberId: string | null, code: string): { reservation: Reservation } | { failure: Answer } {
    if (memberId === null) return { failure: failure(401, 'UNAUTHORIZED') }
    const reservation = this.ofMember(memberId).find(({ codeNumber }) => codeNumber === code)
    if (reservation === undefined) return { failure: notFound }
    const refusal = this.#whyNotReschedule(reservation)
    return refusal === null ? { reservation } : { failure: refusal }
  }

  /** Gives a reservation what the hold takes. */
  reschedule(reservation: Reservation, userId: string, { holdId, quoteId, version }: RescheduleBody): Answer {
    const { holds } = this.#context
    const { codeNumber } = reservation
    const confirmation = this.#confirmationOf(holdId)
    if (confirmation?.codeNumber === codeNumber && confirmation.quoteId === quoteId)
      return { status: 200, body: { data: reservation } }
    const found = holds.all.get(holdId)
    if (found !== undefined && found.replaces?.codeNumber !== codeNumber) return replacesAnother
    const refusal = this.#whyNotReschedule(reservation)
    if (refusal === notReschedulable) return refusal
    if (version !== reservation.version) return failure(409, 'VERSION_CONFLICT')
    const token = holds.tokenFor(holdId, userId, undefined)
    return this.withHold(holdId, token, (held) => {
      if (refusal !== null) return refusal
      if (holds.isUnchanged(held, reservation)) return failure(409, 'RESCHEDULE_UNCHANGED')
      const at = this.#context.shops().find(({ shop }) => shop.id === held.draft.shopId)
      if (at === undefined) return notAvailable
      const hold = holds.atCurrentPrice(held)
      if (hold.quote.id !== quoteId) return failure(412, 'PRICE_CHANGED', { quote: hold.quote })
      holds.all.delete(holdId)
      holds.releaseReplacing(codeNumber)
      this.#reschedules.set(codeNumber, this.#timesRescheduled(codeNumber) + 1)
      const rescheduled = this.#rescheduled(reservation, hold, at)
      this.all = this.all.map((it) => (it === reservation ? rescheduled : it))
      this.#confirmations = this.#confirmations.filter((one) => one.codeNumber !== codeNumber)
      this.#confirmations.push({ holdId, owner: userId, codeNumber, quoteId })
      this.#context.notify(userId, 'rescheduled', rescheduled)
      return { status: 200, body: { data: rescheduled } }
    })
  }

  #timesRescheduled(codeNumber: string) {
    return this.#reschedules.get(codeNumber) ?? 0
  }

  #whyNotReschedule({ codeNumber, status, startAt, shop }: Reservation): Answer | null {
    const now = this.#context.clock.now()
    const isToCome = (status === 'confirmed' || status === 'upcoming') && Date.parse(startAt) > now
    if (!isToCome) return notReschedulable
    const at = this.#context.shops().find((one) => one.shop.id === shop.id)
    const { until, left } = this.#rescheduleLimits(at, codeNumber, startAt)
    if (now >= Date.parse(until)) return failure(409, 'RESCHEDULE_TOO_LATE')
    return left > 0 ? null : failure(409, 'RESCHEDULE_LIMIT')
  }

  #rescheduleLimits(at: FakeShop | undefined, codeNumber: string, startAt: string) {
    const { hours, limit } = at?.reschedule ?? RESCHEDULE
    const until = new Date(Date.parse(startAt) - hours * HOUR_MS).toISOString()
    return { until, left: Math.max(0, limit - this.#timesRescheduled(codeNumber)), limit }
  }

  #allowedActions(at: FakeShop, codeNumber: string, startAt: string): Reservation['allowedActions'] {
    const { until, left, limit } = this.#rescheduleLimits(at, codeNumber, startAt)
    const isInTime = this.#context.clock.now() < Date.parse(until)
    const reason = isInTime ? 'LIMIT' : 'TOO_LATE'
    const isAllowed = isInTime && left > 0
    return [
      { action: 'cancel', allowed: true, until: startAt },
      { action: 'reschedule', allowed: isAllowed, ...(!isAllowed && { reason }), until, left, limit },
    ]
  }

  #rescheduled(before: Reservation, hold: Hold, at: FakeShop): Reservation {
    const made = this.#reservationOf(hold, at, {
      ...{ contact: before.contact, specialRequirement: before.specialRequirement ?? '' },
    })
    const { codeNumber, orderId, createdAt } = before
    const freeUntil = [made, before]
      .map(({ freeCancellationUntil: until }) => until)
      .reduce((one, other) => (Date.parse(one) < Date.parse(other) ? one : other))
    return {
      ...made,
      ...{ codeNumber, orderId, createdAt, version: before.version + 1, rescheduledAt: this.#instant() },
      freeCancellationUntil: freeUntil,
      freeCancellationInSeconds: leftUntil(freeUntil, this.#context.clock.now()),
      allowedActions: this.#allowedActions(at, codeNumber, made.startAt),
    }
  }

  #instant() {
    return new Date(this.#context.clock.now()).toISOString()
  }

  #codeNumber() {
    const made = this.all.length
    const size = CODE_ALPHABET.length
    const first = CODE_ALPHABET.at((CODE_ALPHABET.indexOf(FIRST_CODE) + Math.floor(made / size)) % size)
    return `A2B3C4${first}${CODE_ALPHABET.at(made % size)}`
  }

  #reservationOf(
    hold: Hold,
    at: FakeShop,
    { contact, specialRequirement }: Pick<ReservationBody, 'contact' | 'specialRequirement'>,
  ): Reservation {
    const { draft, quote, startAt, endAt, timeZone, staff, resource } = hold
    const {
      id,
      shopName,
      address,
      phone,
      cover,
      latitude,
      longitude,
      station,
      country,
      freeCancellationHours,
      lateFee,
    } = at.shop
    const freeUntil = freeCancellationUntil(startAt, freeCancellationHours)
    const service = at.shop.services.find((one) => one.id === draft.appointmentServiceId)
    const branch = at.returnBranches?.find((one) => one.id === draft.returnShopId)
    const [mainService, ...additionalServices] = quote.lines
    if (mainService === undefined) throw new RangeError('A quote has a line of the service at least')
    const codeNumber = this.#codeNumber()
    return {
      codeNumber,
      orderId: `order-${this.all.length + 1}`,
      status: 'confirmed',
      version: 1,
      shop: {
        id,
        shopName,
        shopAddress: address,
        localAddress: null,
        phone,
        cover,
        latitude,
        longitude,
        ...(station && { station }),
      },
      ...(branch && { returnShop: { id: branch.id, shopName: branch.shopName, address: branch.address } }),
      serviceId: draft.appointmentServiceId,
      serviceName: service?.name ?? '',
      dayUnit: service?.dayUnit ?? false,
      needsLicense: country === 'JP' && service?.categoryId === CAR_RENTAL,
      mainService,
      additionalServices,
      staff,
      otherStaff: service?.perPerson && staff !== null ? draft.quantity - 1 : 0,
      equipment: resource,
      ...(resource !== null && service?.equipmentKind !== undefined && { equipmentKind: service.equipmentKind }),
      preference: { staffId: draft.staffId ?? null, resourceItemId: draft.resourceItemId ?? null },
      quantity: draft.quantity,
      // As clocks show it: the draft may say 24:30 of the day before.
      date: dateAt(at, Date.parse(startAt)),
      reservationTime: shownAt(at, Date.parse(startAt)).slice(11, 16),
      startAt,
      endAt,
      timeZone,
      experienceMinutes: (Date.parse(endAt) - Date.parse(startAt)) / 60_000,
      total: quote.total,
      shopTotal: quote.shopTotal,
      paidAmount: null,
      rate: quote.rate,
      rateAt: quote.rateAt,
      contact,
      contactNumber: contact.phone,
      specialRequirement: specialRequirement?.trim() || null,
      cancellationReason: null,
      cancellationReasonText: null,
      freeCancellationUntil: freeUntil,
      freeCancellationInSeconds: leftUntil(freeUntil, Date.parse(this.#instant())),
      lateFee,
      allowedActions: this.#allowedActions(at, codeNumber, startAt),
      createdAt: this.#instant(),
      cancelledAt: null,
      cancelledBy: null,
    }
  }
}

const isText = (value: unknown) => typeof value === 'string'
type RequiredField = {
  [Name in keyof ReservationBody]-?: undefined extends ReservationBody[Name] ? never : Name
}[keyof ReservationBody]
/** The fields that a confirm cannot be without, and what each of them is. */
const REQUIRED_FIELDS: Record<RequiredField, (value: unknown) => boolean> = {
  agreedTermsVersion: isText,
  contact: (value) => typeof value === 'object' && value !== null,
  holdId: isText,
  quoteId: isText,
  remindersConfirmed: (value) => Array.isArray(value) && value.every(isText),
}

function wrongFields(body: Partial<ReservationBody>): FieldError[] {
  return (Object.keys(REQUIRED_FIELDS) as RequiredField[])
    .filter((field) => !REQUIRED_FIELDS[field](body[field]))
    .map((field) => ({ field, code: body[field] === undefined ? 'REQUIRED' : 'TYPE' }))
}

/** Clients of an older contract send no `quoteId`. */
const isOldClient = (wrong: FieldError[]) =>
  wrong.every(({ field, code }) => field === 'quoteId' && code === 'REQUIRED')

/** The present versions of what one has to agree to. */
function disagreementWith(
  { reminders }: FakeShop,
  { termsVersion, privacyVersion }: Versions,
  { agreedTermsVersion, agreedSharingVersion = privacyVersion, remindersConfirmed }: ReservationBody,
): Answer | null {
  if (agreedTermsVersion !== termsVersion || agreedSharingVersion !== privacyVersion)
    return failure(409, 'TERMS_CHANGED')
  if (!remindersConfirmed.every((id) => reminders.some((one) => one.id === id)))
    return invalid([{ field: 'remindersConfirmed', code: 'UNKNOWN' }])
  const isAgreed = reminders.every(({ id, required }) => !required || remindersConfirmed.includes(id))
  return isAgreed ? null : invalid([{ field: 'remindersConfirmed', code: 'REQUIRED' }])
}
