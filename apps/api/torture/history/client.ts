import { at, type Random } from '@yoyaku/drawings/random'
import type { Schemas } from '../../src/contract/types.ts'
import { BASE, contact } from '../../src/testing/booking.ts'
import { TERMS } from '../../src/testing/shop.ts'
import type { About, Asker } from './asker.ts'
import type { Slot } from './record.types.ts'
import { draftOf, entryOf, SLOT_MINUTES, slots, WAITED } from './shops.ts'

const LIST = '/api/v1/user/waiting-list'
const waited = slots.filter(({ shopId }) => shopId === WAITED)
/** More than that, and a client cancels one. */
const MOST_RESERVATIONS = 4

type Held = { holdId: string; holdToken: string; quoteId: string; slot: Slot }
type Parts = {
  ask: Asker
  random: Random
  session: Pick<Schemas['Session'], 'accessToken' | 'refreshToken'>
  firstDay: Temporal.PlainDate
  isRunning: () => boolean
  /** Before each thing it does. */
  rest?: () => Promise<void>
}

/** A client that books, waits, changes, cancels and stays signed in until the run ends. */
export async function beClient({ ask, random, session, firstDay, isRunning, rest }: Parts): Promise<void> {
  let { accessToken, refreshToken } = session
  const mine: string[] = []
  const heldAt = new Map<string, string>()
  /** What each of them has now. */
  const times = new Map<string, { holdId: string; slot: Slot; version: number }>()
  const newKey = () => crypto.randomUUID()
  const asMember = () => ({ authorization: `Bearer ${accessToken}` })

  const hold = async (slot: Slot, isMember: boolean, codeNumber?: string): Promise<Held | null> => {
    const replaces = isMember ? (heldAt.get(slot.shopId) ?? null) : null
    const about: About = { kind: 'hold', key: newKey(), slot, replaces }
    const { operation, answer } = await ask(about, {
      method: 'POST',
      path: `${BASE}/hold`,
      headers: { 'idempotency-key': about.key, ...(isMember && asMember()) },
      body: { draft: draftOf(slot, firstDay), ...(codeNumber !== undefined && { replaces: codeNumber }) },
    })
    if (operation.outcome !== 'ok') return null
    const { holdId = '', holdToken = '', quote } = answer?.body.data ?? {}
    operation.holdId = holdId
    if (isMember) heldAt.set(slot.shopId, holdId)
    return { holdId, holdToken, quoteId: quote?.id ?? '', slot }
  }

  const change = async (held: Held, slot: Slot): Promise<void> => {
    const { operation, answer } = await ask(
      { kind: 'change', key: newKey(), slot, holdId: held.holdId },
      {
        method: 'PATCH',
        path: `${BASE}/hold/${held.holdId}`,
        headers: { 'x-hold-token': held.holdToken },
        body: { draft: draftOf(slot, firstDay) },
      },
    )
    if (operation.outcome !== 'ok') return
    held.slot = slot
    held.quoteId = answer?.body.data?.quote?.id ?? held.quoteId
  }

  const release = ({ holdId, holdToken, slot }: Held) =>
    ask(
      { kind: 'release', key: newKey(), holdId, slot },
      { method: 'DELETE', path: `${BASE}/hold/${holdId}`, headers: { 'x-hold-token': holdToken } },
    )

  const reserve = async ({ holdId, holdToken, quoteId, slot }: Held): Promise<string | null> => {
    const about: About = { kind: 'reserve', key: newKey(), holdId, slot, quoteId }
    const { operation, answer } = await ask(about, {
      method: 'POST',
      path: BASE,
      headers: { 'idempotency-key': about.key, 'x-hold-token': holdToken, ...asMember() },
      body: {
        holdId,
        quoteId,
        contact: { ...contact, email: `${holdId}@example.com` },
        agreedTermsVersion: TERMS,
        remindersConfirmed: [],
        specialRequirement: holdId,
      },
    })
    const codeNumber = answer?.body.data?.codeNumber
    if (operation.outcome !== 'ok' || codeNumber === undefined) return operation.shown?.id ?? null
    operation.codeNumber = codeNumber
    if (!mine.includes(codeNumber)) mine.push(codeNumber)
    times.set(codeNumber, { holdId, slot, version: 1 })
    return null
  }

  /** Confirms the new time of a reservation; the quote of a refusal that shows another one. */
  const reschedule = async ({ holdId, quoteId, slot }: Held, codeNumber: string): Promise<string | null> => {
    const before = times.get(codeNumber)
    const about: About = { kind: 'reschedule', key: newKey(), holdId, slot, quoteId, codeNumber }
    const { operation, answer } = await ask(
      { ...about, replaces: before?.holdId ?? null },
      {
        method: 'POST',
        path: `${BASE}/${codeNumber}/reschedule`,
        headers: { 'idempotency-key': about.key, ...asMember() },
        body: { holdId, quoteId, version: before?.version },
      },
    )
    if (operation.outcome !== 'ok') return operation.shown?.id ?? null
    times.set(codeNumber, { holdId, slot, version: answer?.body.data?.version ?? 2 })
    return null
  }

  /** Once for each: a contact address gets three e-mails an hour. */
  const rescheduleOne = async (): Promise<void> => {
    const codeNumber = mine.find((one) => times.get(one)?.version === 1)
    const before = codeNumber === undefined ? undefined : times.get(codeNumber)
    if (codeNumber === undefined || before === undefined) return
    const others = slots.filter(({ shopId, start }) => shopId === before.slot.shopId && start !== before.slot.start)
    // Mostly a time that overlaps the old one, which is what could go wrong.
    const near = others.filter(({ start }) => Math.abs(start - before.slot.start) < SLOT_MINUTES)
    const held = await hold(random.pick(near.length > 0 && random.chance(0.6) ? near : others), true, codeNumber)
    if (held === null) return
    if (random.chance(0.2)) return
    const move = async () => {
      let quoteId: string | null = held.quoteId
      while (quoteId !== null) quoteId = await reschedule({ ...held, quoteId }, codeNumber)
    }
    await (random.chance(0.3) ? Promise.all([move(), move()]) : move())
    heldAt.delete(held.slot.shopId)
  }

  /** Confirms what is shown; after a refusal with another quote mostly that one. Returns whether the hold is still there. */
  const confirm = async (held: Held): Promise<boolean> => {
    let quoteId: string | null = held.quoteId
    while (quoteId !== null) {
      quoteId = await reserve({ ...held, quoteId })
      if (quoteId !== null && random.chance(0.3)) return true
    }
    return false
  }

  const changeSlot = (held: Held) => {
    const others = slots.filter(({ shopId }) => shopId === held.slot.shopId)
    return change(held, random.pick(others))
  }

  const book = async (): Promise<void> => {
    const isMember = random.chance(0.7)
    const held = await hold(random.pick(slots), isMember)
    if (held === null) return
    if (random.chance(0.2)) await changeSlot(held)
    const then = random.next()
    if (then < 0.1) await release(held)
    else if (then < 0.2 && isMember) return
    else {
      const tabs = [confirm(held)]
      if (then < 0.35) tabs.push(confirm(held))
      else if (then < 0.5) await changeSlot({ ...held })
      if ((await Promise.all(tabs)).every((isThere) => isThere)) await release(held)
    }
    heldAt.delete(held.slot.shopId)
  }

  const cancel = (codeNumber: string) => {
    const about: About = { kind: 'cancel', key: newKey(), codeNumber }
    return ask(about, {
      method: 'POST',
      path: `${BASE}/${codeNumber}/cancel`,
      headers: { 'idempotency-key': about.key, ...asMember() },
      body: { reasonCode: 'budget', version: times.get(codeNumber)?.version ?? 1 },
    })
  }

  const cancelOne = async (): Promise<void> => {
    const codeNumber = at(mine, random.int(0, mine.length - 1))
    mine.splice(mine.indexOf(codeNumber), 1)
    await (random.chance(0.3) ? Promise.all([cancel(codeNumber), cancel(codeNumber)]) : cancel(codeNumber))
  }

  const waitFor = async (slot: Slot): Promise<void> => {
    const about: About = { kind: 'wait', key: newKey(), slot }
    const { operation, answer } = await ask(about, {
      method: 'POST',
      path: LIST,
      headers: { 'idempotency-key': about.key, ...asMember() },
      body: entryOf(slot, firstDay),
    })
    operation.entryId = answer?.body.data?.id ?? null
  }

  /** Looks whether a time is offered, and mostly books it. */
  const takeOffer = async (): Promise<void> => {
    const { answer } = await ask({ kind: 'offers', key: newKey() }, { method: 'GET', path: LIST, headers: asMember() })
    const entries = (answer?.body.data ?? []) as Pick<Schemas['WaitingListEntry'], 'offer'>[]
    const draft = entries.find(({ offer }) => offer !== null)?.offer?.draft
    const slot = waited.find((one) => {
      const { reservationDate, reservationTime } = draftOf(one, firstDay)
      return reservationDate === draft?.reservationDate && reservationTime === draft.reservationTime
    })
    const held = slot === undefined ? null : await hold(slot, true)
    if (held === null) return
    if (random.chance(0.2) || (await confirm(held))) await release(held)
    heldAt.delete(held.slot.shopId)
  }

  const refresh = async (): Promise<void> => {
    const { operation, answer } = await ask(
      { kind: 'refresh', key: newKey() },
      { method: 'POST', path: '/api/v1/user/auth/refresh-token', headers: {}, body: { refreshToken } },
    )
    const fresh = answer?.body.data
    if (operation.outcome !== 'ok' || fresh?.accessToken === undefined || fresh.refreshToken === undefined) return
    accessToken = fresh.accessToken
    refreshToken = fresh.refreshToken
  }

  while (isRunning()) {
    await rest?.()
    if (mine.length >= MOST_RESERVATIONS || (mine.length > 0 && random.chance(0.25))) await cancelOne()
    else if (random.chance(0.1)) await refresh()
    else if (random.chance(0.15)) await waitFor(random.pick(waited))
    else if (random.chance(0.2)) await takeOffer()
    else if (mine.length > 0 && random.chance(0.3)) await rescheduleOne()
    else await book()
  }
}
