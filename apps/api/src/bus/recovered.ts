/** Published to this process alone when its bus works again after a break: messages of the meantime are lost. */
export const BUS_RECOVERED = 'bus.recovered'
