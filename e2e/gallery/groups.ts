import type { Screen } from './screen.ts'

const AT_MOST = 2

export interface ScreenGroup {
  /** Of its first and last screen. */
  readonly name: string
  readonly screens: readonly Screen[]
}

/** Screens in groups that a scenario opens well within a minute. */
export function groupsOf(screens: readonly Screen[]): readonly ScreenGroup[] {
  return Array.from({ length: Math.ceil(screens.length / AT_MOST) }, (_, index) => {
    const group = screens.slice(index * AT_MOST, (index + 1) * AT_MOST)
    return { name: `${group.at(0)?.name} to ${group.at(-1)?.name}`, screens: group }
  })
}
