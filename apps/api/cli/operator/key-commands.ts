import { type Command, InvalidArgumentError } from 'commander'
import { CommandError } from './command-error.ts'
import { databaseError } from './database-error.ts'
import { canDryRun, type DryRun, showChanges } from './dry-run.ts'
import type { Io, Say } from './io.ts'
import { table } from './plain-text.ts'

type Commands = typeof import('../keys/keys-command.ts')

/** Loaded only here, as the import is. */
async function onKeys<Result>(work: (commands: Commands) => Promise<Result>): Promise<Result> {
  const commands = await import('../keys/keys-command.ts')
  try {
    return await work(commands)
  } catch (error) {
    throw error instanceof commands.InvalidKey
      ? new CommandError('refused', error.message)
      : databaseError(error, 'changed')
  }
}

/** The commands for the keys of operators. */
export function keyCommands(program: Command, io: Io, print: Say, note: string): void {
  const key = program.command('key').description('keys of single operators, beside OPERATOR_KEY: list, create, revoke')
  key
    .command('list')
    .description('list all keys by name, and when they were created and revoked')
    .addHelpText('after', `\n${note}`)
    .action(async () => {
      const all = await onKeys(({ listKeys }) => listKeys(io))
      const rows = all.map(({ name, createdAt, revokedAt }) => [name, createdAt, revokedAt ?? 'valid'])
      print(all, all.length === 0 ? 'There are no keys.\n' : table([['NAME', 'CREATED', 'REVOKED'], ...rows]))
    })
  canDryRun(key.command('create'))
    .argument('<name>', 'of the person, for the log', aName)
    .description('create a key, which is shown once; its owner sets OPERATOR_KEY to it')
    .addHelpText('after', `\n${note}`)
    .action(async (name: string, options: DryRun) => {
      const { result, changes } = await onKeys(({ createKey }) => createKey(io, name, options))
      if (options.dryRun) print({ name }, showChanges(changes))
      else print({ name, key: result }, `${result}\nNothing can show it again. Set OPERATOR_KEY to it.\n`)
    })
  canDryRun(key.command('revoke'))
    .argument('<name>', 'of the key', aName)
    .description('revoke a key: every server refuses it at once')
    .addHelpText('after', `\n${note}`)
    .action(async (name: string, options: DryRun) => {
      const { changes } = await onKeys(({ revokeKey }) => revokeKey(io, name, options))
      print({ name }, options.dryRun ? showChanges(changes) : `${name} is revoked\n`)
    })
}

function aName(text: string): string {
  if (!/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._@-]{0,63}$/u.test(text))
    throw new InvalidArgumentError('Must be 1 to 64 letters, digits, spaces and . _ @ -')
  return text.normalize('NFC')
}
