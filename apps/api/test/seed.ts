/** Of every test on random cases: the same cases each time. `SEED=7 npm run unit -- …` tries others. */
export const SEED = Number(process.env.SEED ?? 20_261_121)
