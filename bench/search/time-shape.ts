import type { Searcher } from './ask.ts'
import { DEEP, type Shape } from './shapes.ts'

/** Rounds, in which every size is measured in turn: other load of the machine then affects all of them. */
export const ROUNDS = 3

const WARM_UP = 10
const TURNS = 40
/** Slow shapes are measured less often, or one bench would take all day. */
const LEAST_TURNS = 10
const LONGEST_MS = 3000

/** How long each search of one round took, in ms. */
export async function timeShape(
  { ask: of, name, finds }: Shape,
  round: number,
  ask: Searcher['ask'],
): Promise<number[]> {
  const took: number[] = []
  const started = performance.now()
  const isEnough = () => took.length >= LEAST_TURNS && performance.now() - started > LONGEST_MS
  for (let turn = round === 0 ? -WARM_UP : 0; turn < TURNS && !isEnough(); turn++) {
    const request = of(round * TURNS + turn + WARM_UP)
    const began = performance.now()
    const { total, correctedKeyword = null } = await ask(request)
    if (turn >= 0) took.push(performance.now() - began)
    if (finds !== undefined && (total === 0 || (correctedKeyword === null) !== (finds === 'as typed'))) {
      throw new Error(
        `${JSON.stringify(request.query)} is no longer ${name}: ${total} shops, instead ${correctedKeyword}`,
      )
    }
  }
  return took
}

/** A page far behind the first, which one has to walk to. */
export async function deepShape(ask: Searcher['ask']): Promise<Shape> {
  const settings = { locale: 'en', currency: 'USD' }
  let cursor = ''
  for (let page = 1; page <= DEEP.pages; page++) {
    const { nextCursor } = await ask({ ...settings, query: { limit: DEEP.limit, ...(cursor && { cursor }) } })
    if (nextCursor === null) break
    cursor = nextCursor
  }
  return { name: 'a page far behind', ask: () => ({ ...settings, query: cursor === '' ? {} : { cursor } }) }
}
