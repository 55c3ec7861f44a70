import type { Command } from 'commander'
import { canDryRun, type DryRun } from './dry-run.ts'
import type { Io, Say } from './io.ts'
import { legalList, legalSet, legalShow, legalWithdraw, type SetOptions } from './legal.ts'

type Language = Parameters<typeof legalShow>[3]
const KINDS = `
The texts are terms, privacy, and who runs the site as the law of a country asks for it: seller-jp, seller-kr, seller-tw.`
const FILES = `
A file (- is standard input) begins with the title (# Terms of use); Markdown follows, without HTML. {operator} is filled in with the name of the brand,
{contact} with CONTACT_EMAIL. What is set is in force at once; who reserves agrees to the new terms anew. The first version of a
seller- text needs the country's own language, and a note names the items of its form that a file lacks. What stands before the first
heading of seller-kr is shown at the foot of pages in Korean, too: who runs the site, and that it is no party to the contract.`

export function legalCommands(program: Command, io: Io, print: Say, note: string): void {
  const language = () => program.opts<{ lang: Language }>().lang
  const legal = program
    .command('legal')
    .description('terms of use, privacy policy, who runs the site: list, show, set, withdraw')
    .addHelpText('after', KINDS)
  legal
    .command('list')
    .description('list all versions, newest first')
    .addHelpText('after', `\n${note}`)
    .action(async () => {
      const { all, text } = await legalList(io, language())
      print(all, text)
    })
  legal
    .command('show <text>')
    .description(
      'show one of them, as a file that set takes, in the language of --lang; a form instead of a seller- text that was never set, or is the example of the demo catalogue',
    )
    .option('--version <version>', 'another than the one in force')
    .addHelpText('after', `\n${note}`)
    .action(async (kind: string, { version }: { version?: string }) => {
      const { found, text, note } = await legalShow(io, kind, version, language())
      if (note !== '') io.err(note)
      print(found, text)
    })
  canDryRun(legal.command('set <text>'))
    .description('put a new version in force; a language that is not given stays as it was')
    .option('--en <file>', 'in English')
    .option('--ko <file>', 'in Korean')
    .option('--ja <file>', 'in Japanese')
    .option('--zh <file>', 'in Chinese')
    .option('--version <version>', 'its name (default: the day)')
    .addHelpText('after', `${KINDS}\n${FILES}\n\n${note}`)
    .action(async (kind: string, options: SetOptions) => {
      const { now, text, note } = await legalSet(io, kind, options)
      if (note !== '') io.err(note)
      print(now, text)
    })
  canDryRun(legal.command('withdraw <text>'))
    .description('take a seller- text out of force: its page and its links go, its versions stay in the list')
    .addHelpText('after', `\n${note}`)
    .action(async (kind: string, options: DryRun) => {
      const { now, text } = await legalWithdraw(io, kind, options)
      print(now, text)
    })
}
