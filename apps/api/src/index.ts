export { ConfigError, readConfig } from './config.ts'
export { protectServer } from './http/server.ts'
export { type Api, startApi } from './start-api.ts'
