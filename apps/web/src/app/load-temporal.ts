/**
 * Gives browsers without Temporal, such as Safari, its polyfill. It is the one global that is set: Intl formats what Temporal has
 * counted as milliseconds, and needs no patch. Modules use Temporal when they are called, never when they are imported.
 */
export async function loadTemporal(): Promise<void> {
  if ('Temporal' in globalThis) return
  Object.assign(globalThis, await import('./temporal.ts'))
}
