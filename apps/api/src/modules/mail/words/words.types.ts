import type { Schemas } from '../../../contract/types.ts'

/** Words of our e-mails, written for each language; `brand` is the name of the platform. */
export type Words = {
  greeting: (name: string) => string
  footer: (of: { title: string; contact: string }) => string
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
  /** A session was ended, because somebody may have copied it. */
  sessionEnded: { subject: (brand: string) => string } & NoticeWords & { lead: string }
  /** Too many wrong codes: nobody signs in with one for a while. */
  codesPaused: {
    subject: (brand: string) => string
    lead: (wait: string) => string
    minutes: (count: number) => string
    hours: (count: number) => string
  } & NoticeWords
  /** A time that the member waited for is on hold for them. */
  offer: {
    subject: (of: SubjectParts) => string
    heading: string
    lead: (shop: string) => string
    heldUntil: (when: string) => string
    next: string
    reserve: string
  }
  /** How was it? Once, after a visit. */
  review: {
    subject: (shop: string) => string
    heading: string
    lead: (of: { shop: string; service: string }) => string
    write: string
    until: string
  }
  reservation: {
    confirmed: ReservationWords
    cancelled: Omit<ReservationWords, 'lead'> & {
      byMember: (shop: string) => string
      byShop: (shop: string) => string
      /** In the shop's own words. */
      reason: (text: string) => string
    }
    reminder: ReservationWords
    rescheduled: ReservationWords
    labels: {
      when: string
      /** Before the rest: the time that is no more. */
      previously: string
      /** Label for a rental of whole days: a car as well as a kimono. */
      pickUp: string
      return: string
      /** Label for the other shop at which a rental is returned. */
      returnAt: string
      shop: string
      service: string
      /** How long it takes. */
      experience: string
      people: string
      /** Label for the people of a rental of whole days. */
      seats: string
      staff: string
      /** A seat, a room, a car. */
      equipment: Record<Schemas['EquipmentKind'] | 'any', string>
      extras: string
      /** In the member's own words, as the form calls them. */
      requirement: string
      /** Before the total: the one that is no more. */
      previousTotal: string
      total: string
      atShop: string
      address: string
      /** In the script of the country, to be shown to a driver. */
      localAddress: string
      phone: string
      code: string
      /** Small, for whoever has to find the reservation in the records. */
      order: string
    }
    people: (count: number) => string
    minutes: (count: number) => string
    /** One who is named, and how many others. */
    servedBy: (name: string, others: number) => string
    /** Until when the member may change it. */
    changeUntil: (when: string) => string
    /** After a change: how often still. */
    changesLeft: (count: number, when: string) => string
    /** After the last change. */
    noMoreChanges: string
    freeUntil: (when: string) => string
    /** As on a ticket. */
    freeIsOver: string
    /** Sentence for a reservation that was canceled while that was free. */
    nothingToDo: string
    /** Sentence for a reservation that was canceled later; `when` is the end of free cancellation. The fee of the shop follows. */
    freeEnded: (when: string) => string
    /** For a rental car in Japan. */
    bringLicense: string
    seeIt: string
    changeIt: string
  }
}

/** `next`: what one can do now. `ignore`: what it means for whom it was not. */
type NoticeWords = { title: string; next: string; ignore: string }

/** `when`: the start with its zone. */
type SubjectParts = { shop: string; when: string; brand: string }
type ReservationWords = { subject: (of: SubjectParts) => string; heading: string; lead: (shop: string) => string }
