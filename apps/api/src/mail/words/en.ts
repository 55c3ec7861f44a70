import type { Words } from './words.types.ts'

export const en: Words = {
  greeting: (name) => `Hi ${name},`,
  footer: (brand) => `This e-mail was sent automatically by ${brand}.`,
  colon: ': ',
  code: {
    subject: (brand) => `Your ${brand} sign-in code`,
    preview: 'It works once, for 10 minutes.',
    heading: 'Your sign-in code',
    lead: 'Enter this code on the sign-in page. It works once, for 10 minutes.',
    ignore:
      "If you didn't ask for it, you can ignore this e-mail: nobody can sign in without the code. Please don't share it with anyone.",
  },
  connected: {
    subject: (provider, brand) => `${provider} can now sign you in to ${brand}`,
    heading: (provider) => `${provider} is connected`,
    lead: (provider) => `From now on you can sign in with your ${provider} account as well as with your e-mail.`,
    sessions: "To be on the safe side, we've signed you out on every other device.",
    ignore:
      "If this wasn't you, someone else may be able to read your e-mail. Please change the password of your mailbox first, then contact us.",
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
      lead: (shop) => `The time below at ${shop} is no longer reserved for you. There's nothing else to do.`,
    },
    reminder: {
      subject: (shop) => `Coming up: your reservation at ${shop}`,
      heading: 'See you soon',
      lead: (shop) => `Your reservation at ${shop} is coming up.`,
    },
    labels: {
      when: 'Date and time',
      shop: 'Shop',
      service: 'Service',
      people: 'People',
      total: 'Total, taxes and fees included',
      address: 'Address',
      phone: 'Phone',
      code: 'Reservation code',
    },
    people: (count) => (count === 1 ? '1 person' : `${count} people`),
    freeUntil: (when) => `You can cancel free of charge until ${when}.`,
    seeIt: 'See my reservations',
  },
}
