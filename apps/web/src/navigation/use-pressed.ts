import { useState } from 'react'
import { afterPaint } from './after-paint.ts'

interface Press<Choice> {
  readonly choice: Choice
}

/**
 * The choice to show as selected: at once the pressed one, before the page has followed. `follow` is called
 * once the browser has painted that, and finds a page that may have changed since the press.
 */
export function usePressed<Choice>(
  chosen: Choice,
): readonly [shown: Choice, press: (choice: Choice, follow: () => void) => void] {
  const [last, setLast] = useState<Press<Choice> | null>(null)
  const press = (choice: Choice, follow: () => void): void => {
    const own: Press<Choice> = { choice }
    setLast(own)
    afterPaint(() => {
      follow()
      setLast((current) => (current === own ? null : current))
    })
  }
  return [last === null ? chosen : last.choice, press]
}
