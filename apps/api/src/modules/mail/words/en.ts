import type { Words } from './words.types.ts'

export const en: Words = {
  greeting: (name) => `Hi ${name},`,
  footer: ({ title, contact }) => `This email was sent automatically by ${title}. Questions? Write to ${contact}.`,
  colon: ': ',
  code: {
    subject: (brand) => `Your ${brand} sign-in code`,
    preview: 'It works once, for 10 minutes.',
    heading: 'Your sign-in code',
    lead: 'Enter this code on the sign-in page. It works once, for 10 minutes.',
    ignore:
      "If you didn't ask for it, you can ignore this email: nobody can sign in without the code. Please don't share it with anyone.",
  },
  connected: {
    subject: (provider, brand) => `${provider} sign-in was added to your ${brand} account`,
    heading: (provider) => `${provider} is connected`,
    lead: (provider) => `From now on you can sign in with your ${provider} account as well as with your email.`,
    sessions: "To be on the safe side, we've signed you out on every other device.",
    ignore:
      "If this wasn't you, someone else may be able to read your email. Please change the password of your mailbox first, then contact us.",
  },
  sessionEnded: {
    subject: (brand) => `Security alert: we ended a sign-in to your ${brand} account`,
    title: 'We ended a sign-in to your account',
    lead: 'Someone used an outdated copy of one of your sign-ins. It may have been stolen, so we ended that sign-in everywhere.',
    next: 'You can sign in again with a code at any time. Please check that your reservations and your details are unchanged.',
    ignore:
      'If you think someone else may be able to read your email, please change the password of your mailbox first, then contact us.',
  },
  codesPaused: {
    subject: (brand) => `Sign-in codes for your ${brand} account are paused`,
    title: 'Sign-in codes are paused',
    lead: (wait) =>
      `Too many wrong codes were entered for your account, so nobody can sign in with a code for ${wait}.`,
    minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
    hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
    next: 'Where you are signed in, you stay signed in. If you have connected Google, Facebook or Apple, you can still sign in with it.',
    ignore:
      "If it wasn't you, someone may have tried to guess a code. None of those codes was right, so there's nothing you need to do. Please don't share your codes with anyone.",
  },
  offer: {
    subject: ({ shop }) => `A time is free at ${shop}`,
    heading: 'A time you waited for is free',
    lead: (shop) => `A time that fits your waiting list entry has become free at ${shop}. We put it on hold for you.`,
    heldUntil: (when) => `The hold ends on ${when}.`,
    next: "If you don't reserve it by then, the next person on the waiting list gets it. You stay on the waiting list.",
    reserve: 'Reserve this time',
  },
  review: {
    subject: (shop) => `How was your visit to ${shop}?`,
    heading: 'How was it?',
    lead: ({ shop, service }) =>
      `Thank you for your visit to ${shop} (${service}). A few words from you help others to choose.`,
    write: 'Write a review',
    until: 'You can write one for 90 days. Others see your stars, your text, the service and the month, and no name.',
  },
  reservation: {
    confirmed: {
      subject: ({ shop }) => `Your reservation at ${shop} is confirmed`,
      heading: "You're booked",
      lead: (shop) => `${shop} is expecting you. You pay at the shop.`,
    },
    cancelled: {
      subject: ({ shop }) => `Your reservation at ${shop} is canceled`,
      heading: 'Your reservation is canceled',
      byMember: (shop) => `You canceled your reservation at ${shop}.`,
      byShop: (shop) => `${shop} had to cancel your reservation.`,
      reason: (text) => `Reason: ${text}`,
    },
    reminder: {
      subject: ({ shop, when }) => `Reminder: ${shop}, ${when}`,
      heading: 'Your reservation is coming up',
      lead: (shop) => `Your reservation at ${shop} is coming up.`,
    },
    rescheduled: {
      subject: ({ shop }) => `Your reservation at ${shop} has been changed`,
      heading: 'Your reservation has been changed',
      lead: (shop) => `${shop} is expecting you as follows. Your reservation code stays the same.`,
    },
    labels: {
      when: 'Date and time',
      previously: 'Previously',
      pickUp: 'Pick-up',
      return: 'Return',
      returnAt: 'Return at',
      shop: 'Shop',
      service: 'Service',
      experience: 'Experience time',
      people: 'People',
      staff: 'Staff',
      equipment: {
        any: 'Equipment',
        bed: 'Bed',
        bay: 'Bay',
        room: 'Room',
        table: 'Table',
        car: 'Car',
        seat: 'Seat',
        chair: 'Chair',
      },
      extras: 'Additional services',
      requirement: 'Special requirements',
      previousTotal: 'Previous total',
      total: 'Total, including taxes and fees',
      atShop: 'Due at the shop',
      address: 'Address',
      localAddress: 'Address in the local language',
      phone: 'Phone',
      code: 'Reservation code',
      order: 'Order ID',
    },
    people: (count) => (count === 1 ? '1 person' : `${count} people`),
    minutes: (count) => `${count} min`,
    servedBy: (name, count) => `${name}, and ${count} more`,
    changeUntil: (when) => `You can change your reservation until ${when}.`,
    changesLeft: (count, when) =>
      `You can change your reservation ${count === 1 ? 'once more' : `${count} more times`}, until ${when}.`,
    noMoreChanges: "You can't change your reservation here again. If you need another time, please call the shop.",
    freeUntil: (when) => `You can cancel free of charge until ${when}.`,
    freeIsOver: "Free cancellation has ended. If you can't make it, please let the shop know as soon as you can.",
    nothingToDo: "You won't be charged, and there's nothing else you need to do.",
    freeEnded: (when) => `Free cancellation ended on ${when}.`,
    bringLicense:
      "Every driver must bring one of these, not a copy: (1) a Japanese driver's license; (2) your home license with an International Driving Permit under the 1949 Geneva Convention; (3) a license from Taiwan, Germany, Switzerland, France, Belgium or Monaco with an official Japanese translation. For 2 and 3, bring your passport too. Not sure? Ask the authority that issued your license.",
    seeIt: 'See my reservation',
    changeIt: 'Change reservation',
  },
}
