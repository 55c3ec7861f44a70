import type { Command } from 'commander'
import { noSuchFlag } from '../flags.ts'

/** Names all flags in the error about an unknown one. */
export function nameFlags(program: Command): void {
  for (const command of [program, ...program.commands.flatMap((one) => [one, ...one.commands])]) {
    const options = [...command.options, ...(command === program ? [] : program.options)]
    const flags = [...options.map(({ flags }) => flags), '--help']
    const where = command === program ? '' : ` of ${command.name()}`
    command.configureOutput({
      outputError(message, write) {
        const [, flag] = /unknown option '([^']*)'/.exec(message) ?? []
        const [meant = ''] = /\(Did you mean [^)]*\)/.exec(message) ?? []
        write(flag === undefined ? message : `${noSuchFlag(flag, flags, where)}${meant && ` ${meant}`}\n`)
      },
    })
  }
}
