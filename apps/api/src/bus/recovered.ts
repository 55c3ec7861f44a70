/** Said on the bus, to this process alone, when it hears again after a break: what was said meanwhile is lost. */
export const BUS_RECOVERED = 'bus.recovered'
