export type Kind = 'hold' | 'change' | 'release' | 'reserve' | 'cancel' | 'refresh'

/** Where and when, as a person asked for it. `start` in minutes, counted from the first day on which anything is asked for. */
export type Slot = { shopId: string; start: number; staffId: string | null }

/** What one client asked for, and what it was told in the end. Times are `performance.now()` of the one who asks. */
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
  /** How the last of these ended. */
  lastLost: string | null
  slot: Slot | null
  holdId: string | null
  /** The hold that this one takes the place of. */
  replaces: string | null
  codeNumber: string | null
}

type Told = { holdId: string; holdToken: string; codeNumber: string; accessToken: string; refreshToken: string }
export type Answer = { status: number; body: { code?: string | number; data?: Partial<Told> } }

/** A hold takes a slot from its asking until what ended it was answered. */
export type Claim = { holdId: string; slot: Slot; from: number; until: number }
