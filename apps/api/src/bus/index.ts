export { createLocalBus } from './local.ts'
export { openBus } from './open-bus.ts'
export { BUS_RECOVERED } from './recovered.ts'
