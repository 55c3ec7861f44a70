export { createPostgresBus } from './bus.ts'
export { live } from './plugin.ts'
