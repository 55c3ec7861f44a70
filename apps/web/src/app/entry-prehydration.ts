/**
 * The first script of every page: it starts the app, with a form at once, otherwise once the page has loaded. Until then the page
 * works as HTML. A press shows at once that it waits, and is repeated once the app can handle it. It shares no module with the app,
 * so that nothing else is sent with it.
 */
import { acknowledgeForm, rememberForm, submitRememberedForm } from './prehydration/forms.ts'
import { loadAppWhenNeeded } from './prehydration/load-app.ts'
import {
  acknowledgePress,
  forgetDown,
  holdBack,
  pressReplaced,
  rememberDown,
  repeatPress,
} from './prehydration/presses.ts'
import { clearAllWaiting } from './prehydration/waiting.ts'

const BEFORE_CLICK = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend'] as const
/** The router dispatches its own moves under the first two names, lazy-component.tsx the last one. */
const ENDS_OF_WAITING = ['pushState', 'replaceState', 'popstate', 'dialog-failed'] as const

performance.mark('first-script')

loadAppWhenNeeded()
addEventListener('click', acknowledgePress, true)
for (const event of BEFORE_CLICK) addEventListener(event, holdBack, { capture: true, passive: true })
addEventListener('pointerdown', rememberDown, { capture: true, passive: true })
addEventListener('mousedown', forgetDown, { capture: true, passive: true })
addEventListener('pointerup', pressReplaced, { capture: true, passive: true })
addEventListener('submit', acknowledgeForm, true)
addEventListener('change', rememberForm, true)
for (const end of ENDS_OF_WAITING) addEventListener(end, clearAllWaiting)
// A page that the back/forward cache restored.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) clearAllWaiting()
})
addEventListener(
  'app-hydrated',
  () =>
    // React hydrates no further part on an event that is dispatched while it commits.
    setTimeout(() => {
      submitRememberedForm()
      repeatPress()
    }),
  { once: true },
)
