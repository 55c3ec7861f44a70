export function runnable(text: string): string
export function publicText(yaml: string): string
