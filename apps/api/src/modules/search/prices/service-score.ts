import { OFFER_CONDITIONS } from '../../synonyms/offer-conditions.ts'
import { DURATION_UNITS } from '../../synonyms/word-lists.ts'
import { ServiceKind, type ServiceTest, testsOfWord } from '../index/service-kind.ts'
import { isForSomePeople, isOfferCondition } from '../query/offer-condition.ts'
import type { Term, Thing } from '../query/term.ts'
import { keyOf } from '../text/pieces.ts'

const SAYS_IT = 4
/** Less than any service of the kind, and more than none. */
const ELSEWHERE = 0.01
/** Every service of the trade may be called so: the word tells less than that of one service. */
const SAYS_THE_TRADE = 3
const IS_THE_MAIN_SERVICE = 2
const IS_OF_THE_CATEGORY = 1
const HAS_SUCH_AN_EXTRA = 1
/** Says the very word that was typed, and no synonym alone: of two lash extensions the one with the volume. */
const AS_TYPED = 0.5
/** Less than a service that was typed: the student's price of another one is not meant. */
const IS_FOR_SUCH_PEOPLE = 1.5
/** Many services last so long: their names tell more. */
const LASTS_SO_LONG = 0.5

/** The words of what is meant where only a category is named, by its id. */
type MainServices = ReadonlyMap<string, readonly string[]>

/** How well a service fits, or one of its units; 0 for a unit that says nothing of what was typed. */
export type ServiceScore = {
  ofService(service: ServiceKind, extras: readonly ServiceKind[]): number
  ofUnit(service: ServiceKind, unit: ServiceKind): number
  /** Whether the whole name of a unit was typed: 長髮, which stands in 中長髮, too. */
  isTyped(unit: ServiceKind): boolean
}
/** `isOfKind`: of a trade or of one of its services. */
type Part = {
  isOfKind: boolean
  score(service: ServiceKind): number
  isSaidByExtra: ServiceTest
  isSaidByUnit(service: ServiceKind, unit: ServiceKind): boolean
  saidByUnit: number
  isNameOf: ServiceTest
}

/**
 * Says how well a service fits a search: for each word that was typed, 4 where the service's own name says it or a synonym, or the name
 * of the unit, half a point more where it says that very word or the whole name was typed, 3 for the word of a trade, 1.5 where it is for
 * the people who were typed. Where only its category is called so, and for a chosen category, 2 for the main service and 1 for all others,
 * and where only an extra is called so; 0 where the category is only broader than what was typed. Of what an "or" stands between, that
 * which fits better. Null where the search tells no service from another.
 */
export function createServiceScore(
  terms: readonly Term[],
  categoryIds: readonly string[],
  mainServices: MainServices,
): ServiceScore | null {
  const parts = [...(categoryIds.length > 0 ? [categoryScore(categoryIds, mainServices)] : []), ...partsOf(terms)]
  if (parts.length === 0) return null
  const sum = (scoreOf: (part: Part) => number) => parts.reduce((all, part) => all + scoreOf(part), 0)
  const kinds = parts.filter(({ isOfKind }) => isOfKind)
  const typed = keyOf(terms.map(({ text }) => text).join(' '))
  const isTypedWhole: ServiceTest = (service) => service.nameKeys().some((key) => typed.includes(key))
  // An unknown word beside a kind is said of that kind: a hot stone massage is no hot pilates.
  const isOfAnotherKind: ServiceTest = (service) => kinds.length > 0 && kinds.every(({ score }) => score(service) === 0)
  return {
    ofService(service, extras) {
      const score = sum((part) => part.score(service) || (extras.some(part.isSaidByExtra) ? HAS_SUCH_AN_EXTRA : 0))
      if (score > 0 && isTypedWhole(service)) return score + AS_TYPED
      return score * (isOfAnotherKind(service) ? ELSEWHERE : 1)
    },
    ofUnit: (service, unit) =>
      !isOfAnotherKind(service) && parts.some(({ isSaidByUnit }) => isSaidByUnit(service, unit))
        ? sum(({ score, isSaidByUnit, saidByUnit }) => (isSaidByUnit(service, unit) ? saidByUnit : score(service)))
        : 0,
    isTyped: (unit) => parts.some(({ isNameOf }) => isNameOf(unit)),
  }
}

const isOf =
  (categoryIds: readonly string[]): ServiceTest =>
  (service) =>
    service.categoryIds.some((id) => categoryIds.includes(id))

function categoryScore(ids: readonly string[], mainServices: MainServices): Part {
  const each = ids.map((id) => tradeScore([id], mainServices.get(id) ?? []))
  return {
    isOfKind: true,
    score: (service) => Math.max(...each.map((score) => score(service))),
    ...{ isSaidByExtra: () => false, isSaidByUnit: () => false, saidByUnit: 0, isNameOf: () => false },
  }
}

function tradeScore(ids: readonly string[], mainService: readonly string[]) {
  const isOfTrade = isOf(ids)
  const isMain = anyOf(mainService.flatMap(testsOfWord))
  return (service: ServiceKind) => {
    if (!isOfTrade(service)) return 0
    return isMain(service) ? IS_THE_MAIN_SERVICE : IS_OF_THE_CATEGORY
  }
}

const anyOf =
  (tests: readonly ServiceTest[]): ServiceTest =>
  (service) =>
    tests.some((test) => test(service))

const idsOfCategories = (things: readonly Thing[]): string[] =>
  things.flatMap(({ kind, id }) => (kind === 'category' ? [id] : []))

/** One for each term, and one for all of those that an "or" stands between. */
function partsOf(terms: readonly Term[]): Part[] {
  const parts: Part[] = []
  for (const [i, term] of terms.entries()) {
    const [part] = termScore(term).map((one) => (isOfDuration(terms, i) ? { ...one, saidByUnit: LASTS_SO_LONG } : one))
    const before = term.isOther === true && part !== undefined ? parts.pop() : undefined
    if (part !== undefined) parts.push(before === undefined ? part : either(before, part))
  }
  return parts
}

const either = (one: Part, other: Part): Part => ({
  isOfKind: one.isOfKind && other.isOfKind,
  score: (service) => Math.max(one.score(service), other.score(service)),
  isSaidByExtra: anyOf([one.isSaidByExtra, other.isSaidByExtra]),
  isNameOf: anyOf([one.isNameOf, other.isNameOf]),
  isSaidByUnit: (service, unit) => one.isSaidByUnit(service, unit) || other.isSaidByUnit(service, unit),
  saidByUnit: Math.max(one.saidByUnit, other.saidByUnit),
})

const DURATION_KEYS = new Set(DURATION_UNITS.map(keyOf))
const isNumber = (term: Term | undefined): boolean => term !== undefined && /^\d+$/u.test(term.text)
const isDurationUnit = (term: Term | undefined): boolean => term !== undefined && DURATION_KEYS.has(keyOf(term.text))

/** Both the number and the unit. */
const isOfDuration = (terms: readonly Term[], i: number): boolean =>
  (isNumber(terms[i]) && isDurationUnit(terms[i + 1])) || (isDurationUnit(terms[i]) && isNumber(terms[i - 1]))

/** Places do not tell the services of a shop apart. */
function termScore(term: Term): Part[] {
  const { text, meaning } = term
  const things = meaning?.things ?? []
  const called = idsOfCategories(things)
  if (things.length > 0 && called.length === 0) return []
  const trade = idsOfCategories(meaning?.primary ?? [])
  const words = [text, ...(meaning?.words ?? []), ...(meaning?.serviceNames ?? [])]
  const saying = anyOf(words.flatMap(testsOfWord))
  const typed = keyOf(text)
  const isAsTyped: ServiceTest = (service) => service.nameKeys().some((key) => key.includes(typed))
  const keys = new Set(words.map(keyOf))
  const isOfTrade: ServiceTest = trade.length === 0 ? () => true : isOf(trade)
  const mainService = meaning?.mainService ?? []
  // Where no service is called so, one of its trade is nearer than any other.
  const ofCategory = tradeScore([...called, ...trade], mainService)
  // A head spa is no straightening, though hairdressers are shown who may do it.
  const isBroader = called.length > 0 && (meaning?.words.length ?? 0) > 0
  const isCondition = isOfferCondition(term)
  const saidByName = called.length > 0 && !isBroader ? SAYS_THE_TRADE : SAYS_IT
  const said = isCondition ? IS_FOR_SUCH_PEOPLE : saidByName
  // Who types nails means what nails are done for, not the one service of the trade that happens to say the word.
  const isTradeAlone = mainService.length > 0 && !isBroader
  // Who types hair names no hairdresser's unit for short hair; SUV may name a unit of a car wash.
  const isNoTradeOf: ServiceTest = (service) => (meaning?.words.length ?? 0) > 0 || !isOf(called)(service)
  return [
    {
      isOfKind: called.length + trade.length > 0,
      score(service) {
        const isSaid = saying(service) && isOfTrade(service)
        if (isTradeAlone) return ofCategory(service) || (isSaid ? IS_OF_THE_CATEGORY : 0)
        if (isSaid) return said + (isAsTyped(service) && !isCondition ? AS_TYPED : 0)
        const score = ofCategory(service)
        return isBroader && (mainService.length === 0 || score < IS_THE_MAIN_SERVICE) ? 0 : score
      },
      isSaidByExtra: (extra) => called.length + trade.length === 0 && saying(extra),
      isNameOf: (unit) => unit.nameKeys().some((key) => keys.has(key)),
      isSaidByUnit: (service, unit) => isNoTradeOf(service) && saying(unit) && isOfTrade(service),
      saidByUnit: isForSomePeople(term) ? IS_FOR_SUCH_PEOPLE : SAYS_IT,
    },
  ]
}

/**
 * Whether everybody who searches for these terms may book the service: what is for students, for a first visit or a table
 * without a meal is not meant by whoever typed nothing of the kind. `general`: the general words beside them; a trial asks for what is
 * for a first visit, unless trials are all that the trade of that word sells, as experiences are of culture.
 */
export function isForEverybody(terms: readonly Term[], general: readonly Term[]): ServiceTest {
  const others = OFFER_CONDITIONS.map((condition) => ({
    ...condition,
    says: anyOf(condition.words.flatMap(testsOfWord)),
  }))
    .filter(({ says, with: company }) => !says(saidBy(withoutWords(terms, company))))
    .map(({ says, typed: words }) => {
      const keys = new Set(words.map(keyOf))
      const asking = general.filter(({ text }) => keys.has(keyOf(text)))
      const isOfItsTrade = isOf(idsOfCategories(asking.flatMap(({ meaning }) => meaning?.things ?? [])))
      return (service: ServiceKind) => says(service) && (asking.length === 0 || isOfItsTrade(service))
    })
  return (service) => !others.some((isOther) => isOther(service))
}

/** All words that some terms stand for, as the name of one service. */
const saidBy = (terms: readonly Term[]) =>
  new ServiceKind([], { en: terms.flatMap(({ text, meaning }) => [text, ...(meaning?.words ?? [])]).join(' ') })

function withoutWords(terms: readonly Term[], words: readonly string[]): readonly Term[] {
  const keys = new Set(words.map(keyOf))
  return terms.filter(({ text }) => !keys.has(keyOf(text)))
}
