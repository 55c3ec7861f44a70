import type { PlacedMutant } from './read-mutants.ts'

/** Those whose name is like a pattern, or all of a workspace by its folder; none is an error, for nothing would be proved. */
export function chosen(mutants: PlacedMutant[], only: string): PlacedMutant[] {
  const wanted = mutants.filter(({ name, workspace }) => new RegExp(only).test(name) || workspace === only)
  if (wanted.length === 0) throw new Error(`No mistake is like --only ${only}`)
  return wanted
}
