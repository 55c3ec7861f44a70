export function runnable(text: string): string
