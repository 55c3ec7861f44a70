import { parseArgs } from 'node:util'

/** An invalid command line; its message is a sentence for the person who typed it. */
export class Misused extends Error {
  override name = 'Misused'
}

type Flag = { type: 'string' | 'boolean'; short?: string; default?: string }
type Read<Flags extends Record<string, Flag>> = {
  values: { [Name in keyof Flags]?: Flags[Name]['type'] extends 'string' ? string : boolean }
  positionals: string[]
}

/** @throws Misused, which names the wrong flag and all flags that there are. */
export function readFlags<const Flags extends Record<string, Flag>>(args: string[], flags: Flags): Read<Flags> {
  const { tokens } = parseArgs({ args, options: flags, allowPositionals: true, strict: false, tokens: true })
  const flagNames = Object.keys(flags).map((name) => `--${name}`)
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const flag = flags[token.name]
    if (flag === undefined) throw new Misused(noSuchFlag(token.rawName, flagNames))
    if (flag.type === 'boolean' && token.value !== undefined) throw new Misused(`${token.rawName} takes no value`)
    const isFlag = token.value?.startsWith('-') === true && !token.inlineValue
    if (flag.type === 'string' && (token.value === undefined || token.value === '' || isFlag))
      throw new Misused(`${token.rawName} needs a value`)
  }
  const { values, positionals } = parseArgs({ args, options: flags, allowPositionals: true })
  return { values: values as Read<Flags>['values'], positionals }
}

/** `Unknown option --minuts. Options: --minutes, --sizes.` `where`: ` of list`, else empty. */
export const noSuchFlag = (flag: string, flagNames: readonly string[], where = ''): string =>
  `Unknown option ${flag}${where}. ${flagNames.length === 0 ? 'There are no options.' : `Options: ${flagNames.join(', ')}.`}`
