export { ConfigError, readConfig } from './config.ts'
export { IN_PROCESS } from './http/limit-requests.ts'
export { type Api, startApi } from './start-api.ts'
