const { env = {} } = (globalThis as { process?: { env?: Record<string, string> } }).process ?? {}
const ALWAYS = 20_261_120

/** How many interleavings are tried: `SCHEDULES=10000` for the long form. */
export const SCHEDULES = Number(env.SCHEDULES ?? 300)

/** The same cases at every run, so that nothing is red by chance; the long form looks at others each time, and `SEED` at those of one run again. */
export const SEED = Number(env.SEED ?? (env.SCHEDULES === undefined ? ALWAYS : Date.now() % 2 ** 31))
