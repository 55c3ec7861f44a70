export { ConfigError, readConfig } from './config.ts'
export { type Api, startApi } from './start-api.ts'
export { IN_PROCESS } from './unlimited.ts'
