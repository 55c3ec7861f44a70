import type { ShopWords } from './shop-words.types.ts'

export const en: ShopWords = {
  notices: {
    booked: {
      subject: (when) => `New reservation: ${when}`,
      heading: 'New reservation',
      lead: (shop) => `${shop} has a new reservation.`,
    },
    cancelled: {
      subject: (when) => `Reservation canceled: ${when}`,
      heading: 'Reservation canceled',
      lead: (shop) => `A reservation at ${shop} was canceled. The time is available again.`,
    },
    rescheduled: {
      subject: (when) => `Reservation changed: ${when}`,
      heading: 'Reservation changed',
      lead: (shop) => `A reservation at ${shop} was changed as follows. The previous time is available again.`,
    },
  },
  cancelled: {
    member: 'The guest',
    shop: 'The shop or the site operator',
    inTime: 'Before free cancellation ended',
    late: (freeUntil) => `Late: free cancellation ended on ${freeUntil}`,
    noFee: 'None',
  },
  reasons: {
    no_longer_needed: 'No longer needed',
    change_of_plans: 'Plans have changed',
    budget: "Doesn't fit the budget",
    wrong_datetime: 'Wrong date or time selected',
    found_alternative: 'Found an alternative',
    technical: 'Technical problems',
    other: 'Another reason',
  },
  labels: {
    guest: 'Guest',
    accountDeleted: 'The guest deleted their account',
    phone: 'Phone',
    cancelledBy: 'Canceled by',
    reason: 'Reason',
    deadline: 'Canceled',
    fee: 'Cancellation fee agreed',
  },
  day: {
    subject: (day) => `Reservations for ${day}`,
    lead: (shop, count) =>
      count === 0
        ? `${shop} has no reservations today.`
        : `${shop} has ${count === 1 ? '1 reservation' : `${count} reservations`} today, as of this morning.`,
    closures: 'Closed today',
    wholeShop: 'The whole shop',
    allDay: 'All day',
  },
}
