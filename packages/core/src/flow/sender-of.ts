import type { AnyActorRef } from 'xstate'

/** Sends while the actor lives: news that come after the end are no mistake. */
export function senderOf<A extends AnyActorRef>(actor: A): A['send'] {
  return (event) => {
    if (actor.getSnapshot().status === 'active') actor.send(event)
  }
}
