// @ts-check
/// <reference lib="webworker" />

/**
 * Answers with a page that `src/data/saved-pages.ts` saved where the network or the server does not. It is registered for "my
 * reservations" only, and saves nothing itself.
 */
const CACHE = 'saved-pages'

/** @param {Request} request */
async function page(request) {
  let failed
  try {
    failed = await fetch(request)
    if (failed.status < 500) return failed
  } catch {
    // The saved page follows.
  }
  const { pathname, searchParams } = new URL(request.url)
  const code = searchParams.get('code')
  const cache = await caches.open(CACHE)
  const saved =
    (code !== null && (await cache.match(`${pathname}?code=${encodeURIComponent(code)}`))) ||
    (await cache.match(pathname))
  return saved ?? failed ?? Response.error()
}

/** @param {Request} request */
const file = (request) =>
  fetch(request).catch(async () => (await caches.match(request, { cacheName: CACHE })) ?? Response.error())

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (request.destination === 'style' || request.destination === 'image') event.respondWith(file(request))
})
