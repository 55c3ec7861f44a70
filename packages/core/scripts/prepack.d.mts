export function complaint(userAgent?: string): string | null
export function runnable(text: string): string
