import type { Commands } from '../flow/commands.ts'
import { checked, filled, isObject } from '../validation/checked.ts'
import type { WaitingListCommands, WaitingListEvent, WaitingListValue } from './waiting-list.types.ts'

/** The commands of the waiting list, with their arguments checked. */
export const waitingListCommands = (
  { run }: Commands<WaitingListValue, WaitingListEvent>,
  newKey: () => string,
): WaitingListCommands => ({
  join(request) {
    const wanted = checked('join: its argument', request, isObject, 'an object such as { shopId, date, quantity: 2 }')
    const event = { type: 'join', idempotencyKey: newKey(), request: wanted } as const
    return run('join', event, ({ joined }) => joined !== null)
  },
  leave: (entryId) =>
    run(
      'leave',
      { type: 'leave', entryId: checked('leave: entryId', entryId, filled, 'an id') },
      ({ entries }) => !entries.some(({ id }) => id === entryId),
    ),
  retry: () => run('retry', { type: 'retry' }),
})
