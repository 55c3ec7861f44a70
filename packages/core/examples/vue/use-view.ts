import type { View } from '@yoyaku/core'
import { onUnmounted, type ShallowRef, shallowRef } from 'vue'

/** A View as a ref: all the glue there is. */
export function useView<T>(view: View<T>): ShallowRef<T> {
  const value = shallowRef(view.get())
  onUnmounted(view.subscribe((next) => (value.value = next)))
  return value
}
