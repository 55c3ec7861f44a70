export { type Clock, startClock, tick } from './clock.ts'
