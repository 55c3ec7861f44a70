export { SimulatedClock } from 'xstate'
