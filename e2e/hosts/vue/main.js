import { createSdk } from '@yoyaku/core'
import { browserPorts } from '@yoyaku/core/browser'
import { createApp, h, onScopeDispose, ref, shallowRef } from 'vue'
import { fromAddress, goOn, lineOf } from '../booking.js'

function refOf(view) {
  const value = shallowRef(view.get())
  onScopeDispose(view.subscribe((next) => (value.value = next)))
  return value
}

const { options, chosen } = fromAddress(location.search)
const sdk = createSdk({ ...options, ...browserPorts() })

createApp({
  setup() {
    const [booking, signIn] = [refOf(sdk.reservation(chosen)), refOf(sdk.signIn())]
    const typed = ref('')
    return () => [
      h('p', { role: 'status' }, lineOf(booking.value, signIn.value)),
      h('input', { 'aria-label': 'Answer', onInput: ({ target }) => (typed.value = target.value) }),
      h('button', { onClick: () => goOn(sdk, booking.value, signIn.value, typed.value) }, 'Go on'),
    ]
  },
}).mount('#app')
