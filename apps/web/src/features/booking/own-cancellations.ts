/** Reservations that are being canceled in this tab: its own sheet says what became of it. */
const codes = new Set<string>()

export const addOwnCancellation = (codeNumber: string): void => void codes.add(codeNumber)
export const removeOwnCancellation = (codeNumber: string): void => void codes.delete(codeNumber)
export const isOwnCancellation = (codeNumber: string): boolean => codes.has(codeNumber)
