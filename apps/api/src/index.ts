export { ConfigError, readConfig } from './config/config.ts'
export { IN_PROCESS } from './config/rate-limit-exemptions.ts'
export { type Api, startApi } from './start-server.ts'
