export { createPostgresBus } from './bus.ts'
export { createLive, type Live } from './live.ts'
export { live } from './plugin.ts'
