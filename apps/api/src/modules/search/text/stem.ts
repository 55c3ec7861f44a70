const LONGEST_NOT_PLURAL = 3
/** Lash-es, box-es, tomato-es; hous-e and hous-es, of which the plural does not tell whether the e is its own. */
const AFTER_HISSING = /(?<=s|x|z|ch|sh)es?$|(?<=\p{L}{3}o)es$/u
const PLURAL = /(?<!s)s$/

/** What an English word has in common with its plural, and both begin with: care and cares, never car. */
export function stemOf(word: string): string {
  if (word.length <= LONGEST_NOT_PLURAL) return word
  const stem = word.replace(AFTER_HISSING, '')
  return stem === word ? word.replace(PLURAL, '') : stem
}
