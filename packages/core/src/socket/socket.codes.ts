/** A close code of our own: there was nothing to open a socket with. */
export const NO_TICKET = 4001
