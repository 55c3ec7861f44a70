import type { Simulation } from './simulation.ts'

const ALL = 100
const AGREED = { terms: 'v1', reminders: ['r1'] }

/** What a person, another tab, or time may do at any moment. */
export const commands = {
  ask: (simulation: Simulation) => simulation.ask(),
  'ask three at once': (simulation: Simulation) => {
    for (let one = 0; one < 3; one += 1) simulation.ask()
  },
  'the access token expires': ({ server }: Simulation) => server.members[0].expireAccess(),
  'sign out': ({ sdk }: Simulation) => void sdk.auth.signOut(),
  'sign in': async ({ sdk, server }: Simulation) => {
    server.members[0].generation += 2
    const flow = sdk.startSignIn()
    flow.exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
  },
  'sign in as another': async ({ sdk, server }: Simulation) => {
    server.members[0].user = {
      ...server.members[0].user,
      id: server.members[0].user.id === 'user-mina' ? 'user-hana' : 'user-mina',
    }
    server.members[0].generation += 2
    sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
  },
  'sign in elsewhere': (simulation: Simulation) => simulation.elsewhere('hana'),
  'another signs in elsewhere': (simulation: Simulation) => simulation.elsewhere('mina'),
  'sign out elsewhere': (simulation: Simulation) => simulation.elsewhere(null),
  'the storage hints': (simulation: Simulation) => simulation.hint(),
  review: ({ booking }: Simulation) => void booking.hold(),
  back: ({ booking }: Simulation) => void booking.back(),
  'another time': ({ booking }: Simulation) => void booking.update({ reservationTime: '15:00' }),
  confirm: ({ booking }: Simulation) => {
    booking.agree(AGREED)
    booking.confirm()
  },
  'confirm twice': ({ booking }: Simulation) => {
    booking.agree(AGREED)
    booking.confirm()
    booking.confirm()
  },
  'ask again': ({ booking }: Simulation) => void booking.retry(),
  leave: ({ booking }: Simulation) => void booking.release(),
  'another currency': ({ sdk }: Simulation) => sdk.setCurrency(sdk.currency === 'JPY' ? 'USD' : 'JPY'),
  'a second passes': ({ clock }: Simulation) => clock.advance(1_000),
  'a minute passes': async ({ clock, booking, let: answer }: Simulation) => {
    await answer(ALL)
    await clock.advance(60_000)
    booking.activity()
  },
  'the hold runs out': async ({ clock, let: answer }: Simulation) => {
    await answer(ALL)
    await clock.advance(11 * 60_000)
  },
}

export type Command = keyof typeof commands
