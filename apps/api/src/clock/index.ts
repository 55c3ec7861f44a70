export { startClock } from './clock.ts'
