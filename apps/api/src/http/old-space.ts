import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8'

/** Heap of V8 for young objects: three semi-spaces of 32 MB, on top of `--max-old-space-size`. */
const YOUNG_SPACES = 96 * 1024 * 1024

/**
 * How much of the old space is in use, 0 to 1. A process ends when this space is full, while the limit that V8 reports counts the
 * young spaces, too: with 400 MB it is 496.
 */
export function oldSpaceShare(): number {
  const { heap_size_limit: limit } = getHeapStatistics()
  const used = getHeapSpaceStatistics()
    .filter(({ space_name: name }) => !name.startsWith('new_'))
    .reduce((sum, { space_used_size: size }) => sum + size, 0)
  // Smaller semi-spaces can be asked for.
  return used / Math.max(limit - YOUNG_SPACES, limit / 2)
}
