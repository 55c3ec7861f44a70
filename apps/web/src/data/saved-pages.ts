import type { Language } from '../locale/languages.ts'
import { localizePath } from '../locale/paths.ts'

/** `public/saved-pages-worker.js` reads it. */
const CACHE = 'saved-pages'
const WORKER = '/saved-pages-worker.js'
export const SAVED_PATH = '/me/my-reservation'
/** The oldest goes where one more is saved: the list, and tickets. */
const MOST_PAGES = 20
/** A saved page is read: it runs no script, and loads nothing from elsewhere. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'",
}

export interface SavedPage {
  readonly language: Language
  /** Of the reservation; null for the list of them. */
  readonly code: string | null
  /** What a person reads. Its hidden header is shown where it is saved. */
  readonly content: Element
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string }
}

let worker: string | null = null
/** The address as the page's policy wants it: Trusted Types know one policy, and that policy one address. */
function workerUrl(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  worker ??= trustedTypes?.createPolicy('saved-pages', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER
  return worker
}

const isOwn = (url: string): boolean =>
  URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin

/** A copy without what needs the server: controls, links to other pages of ours, pictures from elsewhere. */
function readOnly(content: Element, root: string): Element {
  const copy = content.cloneNode(true) as Element
  copy.querySelector(':scope > header[hidden]')?.removeAttribute('hidden')
  for (const control of copy.querySelectorAll('button, dialog, [popover], [data-not-saved]')) control.remove()
  for (const link of copy.querySelectorAll('a')) {
    if (!isOwn(link.href)) continue
    if (link.pathname === root) link.href = link.pathname + link.search
    else if (link.closest('footer') !== null) link.remove()
    else link.replaceWith(...link.childNodes)
  }
  for (const picture of copy.querySelectorAll('img')) if (!isOwn(picture.src)) picture.remove()
  return copy
}

function documentOf(content: Element): { readonly html: string; readonly files: readonly string[] } {
  const page = document.implementation.createHTMLDocument(document.title)
  page.documentElement.lang = document.documentElement.lang
  const ofHead = 'meta, style, link[rel=icon], link[rel=stylesheet]'
  page.head.append(...[...document.head.querySelectorAll(ofHead)].map((element) => element.cloneNode(true)))
  page.body.append(page.createElement('main'))
  page.body.firstElementChild?.append(content)
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href)
  const pictures = [...content.querySelectorAll('img')].map(({ src }) => src)
  return {
    html: `<!doctype html>${page.documentElement.outerHTML}`,
    files: [...new Set([...styles, ...pictures])].filter(isOwn),
  }
}

/** Saves what is shown, so that it can be read without a connection. Does nothing where the browser keeps no pages. */
export async function savePage({ language, code, content }: SavedPage): Promise<void> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return
  const root = localizePath(language, SAVED_PATH)
  const address = code === null ? root : `${root}?code=${encodeURIComponent(code)}`
  const { html, files } = documentOf(readOnly(content, root))
  const cache = await caches.open(CACHE)
  const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname.endsWith(SAVED_PATH))
  for (const { url } of pages.slice(0, Math.max(0, pages.length + 1 - MOST_PAGES))) await cache.delete(url)
  // Deleted first: keys are in the order in which they were put.
  await cache.delete(address)
  await cache.put(address, new Response(html, { headers: HEADERS }))
  await Promise.allSettled(files.map(async (file) => (await cache.match(file)) ?? cache.add(file)))
  await navigator.serviceWorker.register(workerUrl(), { scope: root })
}

/** What a member saved is nobody else's: for the end of their session. */
export async function forgetSavedPages(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE)
}
