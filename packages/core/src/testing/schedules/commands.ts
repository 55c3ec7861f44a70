import type { World } from './world.ts'

const ALL = 100
const AGREED = { termsVersion: 'v1', remindersConfirmed: ['r1'] }

/** What a person, another tab, or time may do at any moment. */
export const commands = {
  ask: (world: World) => world.ask(),
  'ask three at once': (world: World) => {
    for (let one = 0; one < 3; one += 1) world.ask()
  },
  'the access token expires': ({ server }: World) => server.expireAccess(),
  'sign out': ({ sdk }: World) => void sdk.session.get().signOut(),
  'sign in': async ({ sdk, server }: World) => {
    server.generation += 2
    const flow = sdk.signIn()
    flow.get().withProvider('google', 'ticket-1')
  },
  'sign in as another': async ({ sdk, server }: World) => {
    server.user = { ...server.user, id: server.user.id === 'user-mina' ? 'user-hana' : 'user-mina' }
    server.generation += 2
    sdk.signIn().get().withProvider('google', 'ticket-1')
  },
  'sign in elsewhere': (world: World) => world.elsewhere('hana'),
  'another signs in elsewhere': (world: World) => world.elsewhere('mina'),
  'sign out elsewhere': (world: World) => world.elsewhere(null),
  'the storage hints': (world: World) => world.hint(),
  review: ({ booking }: World) => void booking.get().review(),
  back: ({ booking }: World) => booking.get().back(),
  'another time': ({ booking }: World) => booking.get().amend({ reservationTime: '15:00' }),
  confirm: ({ booking }: World) => {
    booking.get().agree(AGREED)
    booking.get().confirm()
  },
  'confirm twice': ({ booking }: World) => {
    booking.get().agree(AGREED)
    booking.get().confirm()
    booking.get().confirm()
  },
  'ask again': ({ booking }: World) => booking.get().recheck(),
  leave: ({ booking }: World) => booking.get().leave(),
  'another currency': ({ sdk }: World) => sdk.setCurrency(sdk.currency === 'JPY' ? 'USD' : 'JPY'),
  'a second passes': ({ clock }: World) => clock.advance(1_000),
  'a minute passes': async ({ clock, booking, let: answer }: World) => {
    await answer(ALL)
    await clock.advance(60_000)
    booking.get().activity()
  },
  'the hold runs out': async ({ clock, let: answer }: World) => {
    await answer(ALL)
    await clock.advance(11 * 60_000)
  },
}

export type Command = keyof typeof commands
