import type { Command } from 'commander'
import type { Ask } from './api-client.ts'
import { anEmail } from './arguments.ts'
import type { Say } from './io.ts'

/** The commands for members' accounts. */
export function memberCommands(program: Command, api: () => Ask, print: Say): void {
  program
    .command('end-sessions')
    .argument('<email>', 'of the member', anEmail)
    .description('sign a member out everywhere, for example after a device was stolen; they may sign in again')
    .action(async (email: string) => {
      const { data } = await api()<{ data: { ended: number } }>('POST', '/member-sessions/end', { body: { email } })
      print(data, `${data.ended} ${data.ended === 1 ? 'session' : 'sessions'} ended\n`)
    })
}
