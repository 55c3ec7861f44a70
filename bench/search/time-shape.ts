import type { Asking } from './ask.ts'
import { DEEP, type Shape } from './shapes.ts'

export type Taken = { name: string; p50: number; p99: number }

const WARM_UP = 10
const TURNS = 120
/** What is slow is asked less often, or one bench would take all day. */
const LEAST_TURNS = 40
const LONGEST_MS = 8000

export async function timeShape({ name, ask: of }: Shape, ask: Asking['ask']): Promise<Taken> {
  const took: number[] = []
  const started = performance.now()
  const isEnough = () => took.length >= LEAST_TURNS && performance.now() - started > LONGEST_MS
  for (let turn = -WARM_UP; turn < TURNS && !isEnough(); turn++) {
    const asked = of(turn + WARM_UP)
    const began = performance.now()
    await ask(asked)
    if (turn >= 0) took.push(performance.now() - began)
  }
  took.sort((one, other) => one - other)
  const share = (part: number) => took[Math.floor(took.length * part)] ?? 0
  return { name, p50: share(0.5), p99: share(0.99) }
}

/** A page far behind the first, which one has to walk to. */
export async function deepShape(ask: Asking['ask']): Promise<Shape> {
  const asked = { locale: 'en', currency: 'USD' }
  let cursor = ''
  for (let page = 1; page <= DEEP.pages; page++) {
    const { nextCursor } = await ask({ ...asked, query: { limit: DEEP.limit, ...(cursor && { cursor }) } })
    if (nextCursor === null) break
    cursor = nextCursor
  }
  return { name: 'a page far behind', ask: () => ({ ...asked, query: cursor === '' ? {} : { cursor } }) }
}
