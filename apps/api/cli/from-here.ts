import { resolve } from 'node:path'

/** A path as the person means it: npm changes to the project's folder before it runs a command. `-` stays: standard input. */
export const fromHere = (path: string, env: Readonly<Record<string, string | undefined>>): string =>
  path === '-' ? path : resolve(env.INIT_CWD ?? process.cwd(), path)
