/** Reservations that are being canceled in this tab, whose sheet reports the outcome itself. */
const codes = new Set<string>()

export const addOwnCancellation = (codeNumber: string): void => void codes.add(codeNumber)
export const removeOwnCancellation = (codeNumber: string): void => void codes.delete(codeNumber)
export const isOwnCancellation = (codeNumber: string): boolean => codes.has(codeNumber)
