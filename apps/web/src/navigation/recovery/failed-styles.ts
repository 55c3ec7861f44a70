const failed = new Set<HTMLLinkElement>()
let latest: Promise<unknown> = Promise.resolve()

// Loads of links do not bubble.
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  },
  true,
)

function loadAgain(link: HTMLLinkElement): Promise<void> {
  failed.delete(link)
  const again = document.createElement('link')
  for (const { name, value } of link.attributes) again.setAttribute(name, value)
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`The stylesheet ${again.href} did not come`)))
    link.after(again)
  })
}

/**
 * Loads stylesheets that failed, before code is imported that may need them: the bundler requests the stylesheets of a lazy import
 * once, and imports the code alone the next time. Rejects where one fails again.
 */
export function loadFailedStyles(): Promise<unknown> {
  if (failed.size > 0) latest = Promise.all([...failed].map(loadAgain))
  return latest
}
