/** What our letters say, written for each language; `brand` is how the platform calls itself. */
export type Words = {
  greeting: (name: string) => string
  footer: (brand: string) => string
  /** Between a label and its value. */
  colon: string
  code: {
    subject: (brand: string) => string
    preview: string
    heading: string
    lead: string
    ignore: string
  }
  /** A provider's account (Google, Facebook, Apple) opens theirs from now on. */
  connected: {
    subject: (provider: string, brand: string) => string
    heading: (provider: string) => string
    lead: (provider: string) => string
    sessions: string
    ignore: string
  }
  reservation: {
    confirmed: ReservationWords
    cancelled: ReservationWords
    reminder: ReservationWords
    labels: {
      when: string
      shop: string
      service: string
      people: string
      total: string
      address: string
      phone: string
      code: string
    }
    people: (count: number) => string
    freeUntil: (when: string) => string
    seeIt: string
  }
}

type ReservationWords = { subject: (shop: string) => string; heading: string; lead: (shop: string) => string }
