import type { Command } from 'commander'
import type { Ask } from './api-client.ts'
import { anEmail } from './arguments.ts'
import { canDryRun, type DryRun } from './dry-run.ts'
import type { Say } from './io.ts'

/** The commands for members' accounts. */
export function memberCommands(program: Command, api: () => Ask, print: Say): void {
  canDryRun(program.command('end-sessions'))
    .argument('<email>', 'of the member', anEmail)
    .description('sign a member out everywhere, for example after a device was stolen; they may sign in again')
    .action(async (email: string, { dryRun }: DryRun) => {
      const { data } = await api()<{ data: { ended: number } }>('POST', '/member-sessions/end', {
        body: { email, ...(dryRun && { dryRun }) },
      })
      print(data, `${data.ended} ${data.ended === 1 ? 'session' : 'sessions'} ${dryRun ? 'would end' : 'ended'}\n`)
    })
}
