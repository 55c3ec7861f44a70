export type Kind = 'hold' | 'change' | 'release' | 'reserve' | 'reschedule' | 'cancel' | 'refresh' | 'wait' | 'offers'

/** The requested place and time. `start` in minutes, counted from the first requested day. */
export type Slot = { shopId: string; start: number; staffId: string | null }

/** One request of a client, and its final answer. Times are the client's `performance.now()`. */
export type Operation = {
  client: number
  kind: Kind
  key: string
  invoked: number
  /** Null while it runs, and for ever if no answer could be had. */
  completed: number | null
  outcome: 'ok' | 'refused' | 'unknown'
  code: string | null
  /** Attempts that ended without a definite answer. */
  lost: number
  /** The outcome of the last attempt. */
  lastLost: string | null
  slot: Slot | null
  holdId: string | null
  /** Of the waiting list. */
  entryId: string | null
  /** The hold that this one takes the place of; of a reschedule the one that the reservation had. */
  replaces: string | null
  codeNumber: string | null
  /** The quote that a reservation confirms. */
  quoteId: string | null
  /** The quote that the answer showed; of a refusal the one that it is now. */
  shown: ShownQuote | null
}

/** In minor units of `currency`. A refusal shows no time: null. */
export type ShownQuote = { id: string; amount: number; currency: string; startAt: string | null }

type Quote = { id: string; total: { amount: number; currency: string } }

type Observation = {
  holdId: string
  holdToken: string
  startAt: string
  quote: Quote
  codeNumber: string
  version: number
  /** Of an entry of the waiting list. */
  id: string
  accessToken: string
  refreshToken: string
}
export type Answer = { status: number; body: { code?: string | number; data?: Partial<Observation>; quote?: Quote } }

/** A hold takes a slot from its asking until what ended it was answered. */
export type Claim = { holdId: string; slot: Slot; from: number; until: number }
