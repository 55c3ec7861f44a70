/** What guests write in one language. Each trade has three texts: two with five stars and one with four. */
export type ReviewTexts = {
  /** Fit every trade. */
  any: readonly (readonly [stars: 2 | 3 | 4 | 5, text: string])[]
  /** By a trade, or by the category above it. */
  byTrade: Readonly<Record<string, readonly [five: string, alsoFive: string, four: string]>>
  /** Follow some texts with four or five stars. */
  closings: readonly string[]
  /** Of a shop, to a content guest and to another. */
  replies: { thanks: readonly string[]; sorry: readonly string[] }
}
