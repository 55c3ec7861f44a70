/** Counts what was shown and no longer is; `cities` lose every shop that they showed. */
export type Hides = {
  shops: number
  ofShops: number
  /** At shops that stay shown. */
  services: number
  ofServices: number
  cities: string[]
}

/** Above it an import that replaces is more likely a broken file than a wish. */
const MOST_PERCENT = 20

const isAbove = (part: number, whole: number): boolean => part * 100 > whole * MOST_PERCENT

/** Why it needs `--force`; null where it hides little. */
export function tooMuch({ shops, ofShops, services, ofServices, cities }: Hides): string | null {
  const reasons = [
    isAbove(shops, ofShops) && `${shops} of ${ofShops} shown shops`,
    isAbove(services, ofServices) && `${services} of ${ofServices} shown services of shops that stay`,
    cities.length > 0 && `every shop of ${cities.join(', ')}`,
  ].filter((reason) => reason !== false)
  return reasons.length === 0 ? null : reasons.join(', ')
}

/** An import with `--replace` that would hide too much; nothing was written. */
export class HidesTooMuch extends Error {
  override name = 'HidesTooMuch'
  readonly hides: Hides
  constructor(hides: Hides) {
    super(
      `It would no longer show ${tooMuch(hides)}. More than ${MOST_PERCENT} %, or all of a city, needs --force; nothing was imported`,
    )
    this.hides = hides
  }
}
