import type { Flow } from '@yoyaku/core'
import { useEffect, useState } from 'react'

/** A flow of one screen: begun with the screen, ended with it. */
export function useFlow<Value extends object>(begin: () => Flow<Value>): Flow<Value> {
  const [flow] = useState(begin)
  useEffect(() => () => flow.dispose(), [flow])
  return flow
}
