import { charactersOf, nearest } from './edit-distance.ts'

const MOST_LISTED = 12
const MOST_MEANT = 3
const OR = new Intl.ListFormat('en', { type: 'disjunction' })
const AND = new Intl.ListFormat('en', { type: 'conjunction' })

const folded = (name: string): string => name.normalize('NFKC').toLowerCase().trim()

/**
 * The sentence behind the refusal of a name that does not exist: `Did you mean Aoi Tanaka?` where a name is near to the typed one
 * or contains it, else all names where they are few, else nothing. `label` writes a name as it is said.
 */
export function didYouMean(typed: string, names: Iterable<string>, label = (name: string): string => name): string {
  const all = new Map([...names].map((name) => [folded(name), name]))
  const wanted = folded(typed)
  const containing = wanted === '' ? [] : [...all.keys()].filter((name) => name.includes(wanted)).slice(0, MOST_MEANT)
  const near = nearest(charactersOf(wanted), all.keys())
  const meant = containing.length > 0 || near === null ? containing : [near]
  const labelsOf = (found: Iterable<string>) => [...new Set([...found].map((name) => label(all.get(name) ?? name)))]
  if (meant.length > 0) return `Did you mean ${OR.format(labelsOf(meant))}?`
  const labels = labelsOf(all.keys())
  return labels.length === 0 || labels.length > MOST_LISTED
    ? ''
    : `There ${labels.length === 1 ? 'is' : 'are'} ${AND.format(labels)}.`
}

/** A refusal with such a sentence behind it, where there is one. */
export const withHint = (refusal: string, hint: string): string => (hint === '' ? refusal : `${refusal}. ${hint}`)
