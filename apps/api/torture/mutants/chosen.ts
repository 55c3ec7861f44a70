import type { Mutant } from './mutant.types.ts'

/** Those whose name is like a pattern, or all of a workspace by its path; none is an error, for nothing would be proved. */
export function chosen(mutants: Mutant[], only: string): Mutant[] {
  const wanted = mutants.filter(({ name, workspace }) => new RegExp(only).test(name) || workspace.path === only)
  if (wanted.length === 0) throw new Error(`No mistake is like --only ${only}`)
  return wanted
}
