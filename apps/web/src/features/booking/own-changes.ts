/** Reservations that are being changed or canceled in this tab, which reports the outcome itself. */
const codes = new Set<string>()

export const addOwnChange = (codeNumber: string): void => void codes.add(codeNumber)
export const removeOwnChange = (codeNumber: string): void => void codes.delete(codeNumber)
/** Whether it is told already. The next one is somebody else's. */
export const takeOwnChange = (codeNumber: string): boolean => codes.delete(codeNumber)
