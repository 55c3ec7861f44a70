import type { Command } from 'commander'
import type { Io, Say } from './io.ts'
import { legalList, legalSet, legalShow, type SetOptions } from './legal.ts'

type Language = Parameters<typeof legalShow>[3]
const FILES = `
A file begins with the title (# Terms of use); Markdown follows, without HTML. {operator} is filled in with the name of the brand,
{contact} with CONTACT_EMAIL. What is set is in force at once; who reserves agrees to the new terms anew.`

export function legalCommands(program: Command, io: Io, say: Say, note: string): void {
  const language = () => program.opts<{ lang: Language }>().lang
  const legal = program.command('legal').description('terms of use and privacy policy: list, show, set')
  legal
    .command('list')
    .description('list all versions, newest first')
    .addHelpText('after', `\n${note}`)
    .action(async () => {
      const { all, text } = await legalList(io, language())
      say(all, text)
    })
  legal
    .command('show <text>')
    .description('show terms or privacy, as a file that set takes, in the language of --lang')
    .option('--version <version>', 'another than the one in force')
    .addHelpText('after', `\n${note}`)
    .action(async (kind: string, { version }: { version?: string }) => {
      const { found, text } = await legalShow(io, kind, version, language())
      say(found, text)
    })
  legal
    .command('set <text>')
    .description('put a new version of terms or privacy in force; a language that is not given stays as it was')
    .option('--en <file>', 'in English')
    .option('--ko <file>', 'in Korean')
    .option('--ja <file>', 'in Japanese')
    .option('--zh <file>', 'in Chinese')
    .option('--version <version>', 'its name (default: the day)')
    .addHelpText('after', `${FILES}\n\n${note}`)
    .action(async (kind: string, options: SetOptions) => {
      const { now, text } = await legalSet(io, kind, options)
      say(now, text)
    })
}
