/** The parts of a page that the SDK uses. Core is compiled without the types of the DOM, because it runs without one, too. */
type Storage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

type Page = {
  document: EventTarget & { cookie: string; visibilityState: string }
  localStorage: Storage
  sessionStorage: Storage
  addEventListener: EventTarget['addEventListener']
  removeEventListener: EventTarget['removeEventListener']
}

export const page = globalThis as unknown as Page

/** False on a server that renders pages, in a worker and in Node. */
export const isPage = () => 'document' in globalThis && page.document !== undefined
