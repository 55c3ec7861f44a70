import { readFileSync } from 'node:fs'
import { settings } from './settings.ts'

/** Settings whose value may stand in a file that NAME_FILE names: containers and systemd hand over secrets so. */
export const SECRET_SETTINGS: readonly string[] = [
  ...Object.values(settings).flatMap(({ name, inFile }) => (inFile ? [name] : [])),
  ...['GOOGLE_CLIENT_SECRET', 'FACEBOOK_APP_SECRET', 'APPLE_PRIVATE_KEY'],
]

type Environment = Readonly<Record<string, string | undefined>>

/** The environment with what stands in files, without line ends at their ends, and what is wrong with these files. */
export function withSecretFiles(env: Environment): { env: Environment; mistakes: string[] } {
  const read: Record<string, string> = {}
  const mistakes: string[] = []
  for (const name of SECRET_SETTINGS) {
    const path = env[`${name}_FILE`]?.trim()
    if (!path) continue
    if (env[name]) mistakes.push(`${name} and ${name}_FILE are both set: keep one`)
    else {
      const found = readSecret(path)
      if ('secret' in found) read[name] = found.secret
      else mistakes.push(`${name}_FILE ${found.mistake}`)
    }
  }
  return { env: { ...env, ...read }, mistakes }
}

function readSecret(path: string): { secret: string } | { mistake: string } {
  try {
    const secret = readFileSync(path, 'utf8').trimEnd()
    return secret === '' ? { mistake: `is empty: ${path}` } : { secret }
  } catch (error) {
    return { mistake: `cannot be read: ${error instanceof Error ? error.message : error}` }
  }
}
