import { createYoyaku } from '@yoyaku/core'
import { createApp, h, onScopeDispose, ref, shallowRef } from 'vue'
import { fromAddress, goOn, lineOf } from '../booking.js'

function refOf(store) {
  const value = shallowRef(store.get())
  onScopeDispose(store.subscribe((next) => (value.value = next)))
  return value
}

const { options, chosen } = fromAddress(location.search)
const sdk = createYoyaku({ ...options })

createApp({
  setup() {
    const [booking, signIn] = [sdk.startReservation(chosen), sdk.startSignIn()]
    const [shown, shownSignIn] = [refOf(booking), refOf(signIn)]
    const typed = ref('')
    return () => [
      h('p', { role: 'status' }, lineOf(shown.value, shownSignIn.value)),
      h('input', { 'aria-label': 'Answer', onInput: ({ target }) => (typed.value = target.value) }),
      h('button', { onClick: () => goOn(sdk, booking, signIn, typed.value) }, 'Go on'),
    ]
  },
}).mount('#app')
