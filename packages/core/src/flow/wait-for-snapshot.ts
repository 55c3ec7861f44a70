import type { AnyActorRef, SnapshotFrom } from 'xstate'

/** Resolves with the first snapshot that fits, at once where the present one does; with the last one when the actor ends or has ended. No time limit: charts carry their own. */
export function waitForSnapshot<A extends AnyActorRef>(
  actor: A,
  fits: (snapshot: SnapshotFrom<A>) => boolean,
): Promise<SnapshotFrom<A>> {
  return new Promise((resolve) => {
    const present: SnapshotFrom<A> = actor.getSnapshot()
    if (actor.getSnapshot().status !== 'active' || fits(present)) return resolve(present)
    const finish = () => {
      subscription.unsubscribe()
      resolve(actor.getSnapshot())
    }
    const subscription = actor.subscribe({
      next: (snapshot: SnapshotFrom<A>) => {
        if (fits(snapshot)) finish()
      },
      error: finish,
      complete: finish,
    })
  })
}
