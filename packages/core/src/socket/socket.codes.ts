/** A close code of our own: there was nothing to open a socket with. */
export const NO_TICKET = 4001

/** A close code of our own: the server takes no live connection from this page. */
export const NOT_ALLOWED = 4003
