import type { Store } from '@yoyaku/core'
import { onUnmounted, type ShallowRef, shallowRef } from 'vue'

/** A store as a ref: all the glue there is. */
export function useStore<T>(store: Store<T>): ShallowRef<T> {
  const value = shallowRef(store.get())
  onUnmounted(store.subscribe((next) => (value.value = next)))
  return value
}
