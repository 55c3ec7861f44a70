import type { Store } from './store.ts'

type Leave = { keepHold?: boolean }
type SlotFlow = Pick<Store<object>, 'actor'> & { dispose(options?: Leave): void }

/** The open flows of one kind, by what they are about. */
export type OpenFlows<F extends SlotFlow> = Map<string, { flow: F; uses: number }>

/**
 * Two flows about the same thing are one, because they have one slot and one record: it ends with the last of them. One that failed, or
 * is over, is not taken up again.
 */
export function openShared<F extends SlotFlow>(
  open: OpenFlows<F>,
  key: string,
  begin: () => F,
  isOver: (flow: F) => boolean,
): { flow: F; isNew: boolean } {
  const found = open.get(key)
  const isNew = found === undefined || found.flow.actor.getSnapshot().status === 'error' || isOver(found.flow)
  const entry = isNew ? { flow: begin(), uses: 0 } : found
  open.set(key, entry)
  entry.uses += 1
  let isUsed = true
  function dispose(options?: Leave) {
    if (!isUsed) return
    isUsed = false
    entry.uses -= 1
    if (entry.uses > 0) return
    if (open.get(key) === entry) open.delete(key)
    entry.flow.dispose(options)
  }
  return { flow: { ...entry.flow, dispose }, isNew }
}
