import { resolve } from 'node:path'

/** A path as the person means it: npm changes to the project's folder before it runs a command. */
export const fromHere = (path: string, env: Readonly<Record<string, string | undefined>>): string =>
  resolve(env.INIT_CWD ?? process.cwd(), path)
