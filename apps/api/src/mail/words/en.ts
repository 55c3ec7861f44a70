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
    subject: (provider, brand) => `${provider} can now sign you in to ${brand}`,
    heading: (provider) => `${provider} is connected`,
    lead: (provider) => `From now on you can sign in with your ${provider} account as well as with your email.`,
    sessions: "To be on the safe side, we've signed you out on every other device.",
    ignore:
      "If this wasn't you, someone else may be able to read your email. Please change the password of your mailbox first, then contact us.",
  },
  sessionEnded: {
    subject: (brand) => `For your safety, we ended one of your ${brand} sessions`,
    title: "We've ended one of your sessions",
    lead: "An old copy of one of your sign-ins was used again, long after it had been replaced. Someone may have copied it, so we've signed it out everywhere.",
    next: 'You can sign in again with a code at any time. Please check that your reservations and your details are as you left them.',
    ignore:
      'If you think someone else may be able to read your email, please change the password of your mailbox first, then contact us.',
  },
  codesPaused: {
    subject: (brand) => `Signing in to ${brand} with a code is paused`,
    title: 'Signing in with a code is paused',
    lead: (wait) =>
      `Too many wrong codes were entered for your account, so nobody can sign in with a code for ${wait}.`,
    minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
    hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
    next: 'Where you are signed in, you stay signed in. If you have connected Google, Facebook or Apple, you can still sign in with it.',
    ignore:
      "If it wasn't you, someone may have tried to guess a code. None of those codes was right, so there's nothing you need to do. Please don't share your codes with anyone.",
  },
  reservation: {
    confirmed: {
      subject: (shop) => `Your reservation at ${shop} is confirmed`,
      heading: "You're booked",
      lead: (shop) => `${shop} is expecting you. You pay at the shop.`,
    },
    cancelled: {
      subject: (shop) => `Your reservation at ${shop} is canceled`,
      heading: 'Your reservation is canceled',
      lead: (shop) => `The time below at ${shop} is no longer reserved for you.`,
    },
    reminder: {
      subject: (shop) => `Coming up: your reservation at ${shop}`,
      heading: 'See you soon',
      lead: (shop) => `Your reservation at ${shop} is coming up.`,
    },
    labels: {
      when: 'Date and time',
      pickUp: 'Pick-up',
      return: 'Return',
      shop: 'Shop',
      service: 'Service',
      people: 'People',
      staff: 'Staff',
      extras: 'Additional services',
      total: 'Total, taxes and fees included',
      atShop: 'Paid at the shop',
      address: 'Address',
      localAddress: 'Address in the local language',
      phone: 'Phone',
      code: 'Reservation code',
    },
    people: (count) => (count === 1 ? '1 person' : `${count} people`),
    freeUntil: (when) => `You can cancel free of charge until ${when}.`,
    freeIsOver: "The time for free cancellation is over. Please tell the shop early if you can't come.",
    nothingToDo: "There's nothing else to do.",
    feeMayFollow: (when) =>
      `Free cancellation ended on ${when}. Nothing is charged here; the shop may ask for its fee.`,
    bringLicense:
      'Please bring each driver’s original license: a Japanese one; your own with an international permit of the 1949 Geneva Convention; or one from Taiwan, Germany, Switzerland, France, Belgium or Monaco with an official Japanese translation. With a license from outside Japan, bring your passport too. If you are not sure, check with your licensing authority.',
    seeIt: 'See my reservations',
  },
}
