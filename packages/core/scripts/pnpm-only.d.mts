export function complaint(userAgent?: string): string | null
