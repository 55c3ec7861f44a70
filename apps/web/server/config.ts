import { env as processEnv } from 'node:process'
import { type PageServerConfig, readPageServerConfig } from '@yoyaku/api/config'

export interface WebConfig
  extends Pick<
    PageServerConfig,
    | 'production'
    | 'rateLimits'
    | 'contactEmail'
    | 'mapStyleUrl'
    | 'mapOrigins'
    | 'maxConnections'
    | 'connectionsPerAddress'
  > {
  readonly port: number
  readonly host: string
  /** The API elsewhere; without one it is mounted in this process. */
  readonly apiUrl: URL | null
  /** The origin that people see. */
  readonly publicUrl: URL
  readonly developmentMailbox: boolean
  /** Whose word on the visitor's address is passed on to the API. */
  readonly trustedProxies: readonly string[]
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Throws sentences that name the variables. */
export function readConfig(environment: Environment = processEnv): WebConfig {
  const { apiUrl, publicUrl, smtpUrl, production, ...pageServer } = readPageServerConfig(environment)
  return {
    ...pageServer,
    production,
    apiUrl: apiUrl === null ? null : new URL(apiUrl),
    publicUrl: new URL(publicUrl),
    developmentMailbox: smtpUrl === null && !production,
  }
}
