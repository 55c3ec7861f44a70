/** Vite leaves `NODE_ENV` at `production`: a product that the same worker starts later would take it over. */
export async function keepNodeEnv<Result>(work: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV } = process.env
  try {
    return await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
