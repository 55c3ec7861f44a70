import type { Failure } from '@yoyaku/core'
import type { components, Hold, HoldDraft, Notification, Quote, Reservation, User } from '@yoyaku/core/types'

type WaitingListEntry = components['schemas']['WaitingListEntry']

export const hana: User = {
  id: 'user-hana',
  firstName: 'Hana',
  lastName: 'Sato',
  email: 'hana@example.com',
  phone: '+819012345678',
  acceptsMarketing: false,
}

export const quoteOf = (amount: number): Quote => {
  const total = { amount, currency: 'JPY' } as const
  return {
    id: `quote-of-${amount}`,
    lines: [{ kind: 'service', id: 'unit-1', name: 'Cut', quantity: 1, amount: total, shopAmount: total }],
    total,
    shopTotal: total,
    rate: '1',
    rateAt: '2026-11-20T00:00:00Z',
  }
}

export const draftOfCut: HoldDraft = {
  shopId: 'shop-1',
  appointmentServiceId: 'service-1',
  reservationDate: '2026-11-25',
  reservationTime: '14:00',
  quantity: 2,
  attaches: [],
  staffId: null,
  resourceItemId: null,
}

export const holdOf = (given: Partial<Hold> & Pick<Hold, 'expiresAt' | 'latestExpiresAt'>): Hold => ({
  holdId: 'hold-1',
  holdToken: 'hold-token-0000000001',
  draft: draftOfCut,
  startAt: '2026-11-25T14:00:00+09:00',
  endAt: '2026-11-25T15:00:00+09:00',
  timeZone: 'Asia/Tokyo',
  staff: null,
  resource: null,
  quote: quoteOf(6500),
  policy: { freeHours: 24, lateFee: null, text: 'Free until 24 hours before' },
  expiresInSeconds: 600,
  latestExpiresInSeconds: 1200,
  ...given,
})

export const reservationOf = (given: Partial<Reservation> = {}): Reservation => {
  const { total, shopTotal, rate, rateAt, lines } = quoteOf(6500)
  const [
    mainService = {
      kind: 'service',
      id: 'unit-1',
      name: 'Cut',
      quantity: 1,
      amount: total,
      shopAmount: shopTotal,
    } as const,
  ] = lines
  return {
    codeNumber: 'A2B3C4D5',
    orderId: 'order-1',
    status: 'confirmed',
    version: 1,
    shop: {
      id: 'shop-1',
      shopName: 'Aoyama Hair',
      shopAddress: 'Minami-Aoyama 3-1',
      localAddress: { text: '南青山3-1', language: 'ja' },
      phone: '+81312345678',
      cover: { url: '/covers/shop-1.svg', width: 640, height: 400 },
      latitude: 35.66,
      longitude: 139.71,
    },
    serviceId: 'service-1',
    serviceName: 'Cut',
    dayUnit: false,
    needsLicense: false,
    mainService,
    additionalServices: [],
    staff: null,
    equipment: null,
    quantity: 2,
    date: '2026-11-25',
    reservationTime: '14:00',
    startAt: '2026-11-25T14:00:00+09:00',
    endAt: '2026-11-25T15:00:00+09:00',
    timeZone: 'Asia/Tokyo',
    experienceMinutes: 60,
    total,
    shopTotal,
    paidAmount: null,
    rate,
    rateAt,
    contact: { firstName: 'Hana', lastName: 'Sato', phone: '+819012345678', email: 'hana@example.com' },
    contactNumber: '+819012345678',
    specialRequirement: null,
    cancellationReason: null,
    cancellationReasonText: null,
    freeCancellationUntil: '2026-11-24T14:00:00+09:00',
    freeCancellationInSeconds: 331_200,
    lateFee: null,
    allowedActions: [
      { action: 'cancel', allowed: true, until: '2026-11-25T14:00:00+09:00' },
      { action: 'reschedule', allowed: true, until: '2026-11-24T14:00:00+09:00', left: 3 },
    ],
    createdAt: '2026-11-20T09:00:00Z',
    cancelledAt: null,
    cancelledBy: null,
    ...given,
  }
}

export const notificationOf = (id: string, given: Partial<Notification> = {}): Notification => ({
  id,
  isRead: false,
  type: 'reservation',
  kind: 'confirmed',
  codeNumber: 'A2B3C4D5',
  serviceName: 'Cut',
  shopName: 'Aoyama Hair',
  date: '2026-11-25T14:00:00+09:00',
  timeZone: 'Asia/Tokyo',
  createdAt: '2026-11-20T09:00:00Z',
  ...given,
})

export const waitingEntryOf = (given: Partial<WaitingListEntry> = {}): WaitingListEntry & { offer: null } => ({
  id: 'entry-1',
  status: 'waiting',
  shopId: 'shop-1',
  shopName: 'Aoyama Hair',
  serviceId: 'service-1',
  serviceName: 'Cut',
  unitId: null,
  date: '2026-11-25',
  timeFrom: null,
  timeTo: null,
  timeZone: 'Asia/Tokyo',
  quantity: 1,
  attaches: [],
  staff: null,
  resource: null,
  returnTime: null,
  returnShop: null,
  createdAt: '2026-11-20T09:00:00Z',
  endsAt: '2026-11-25T15:00:00Z',
  ...given,
  offer: null,
})

/** A failure as the SDK shows it. `status` null: the network failed. */
export const failureOf = (status: number | null, code: Failure['code']): Failure => ({
  kind: status === null ? 'network' : 'http',
  status,
  code,
  message: String(code),
  fields: [],
  requestId: null,
})
