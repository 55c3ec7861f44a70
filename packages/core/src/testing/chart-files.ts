/** For the SDK's own tests: chart files that come when they are let. */
import type * as charts from '../loading/charts.ts'

type Gate = {
  /** So many files fail before one comes. */
  failures: number
  requestedNames: string[]
  /** Until `close`. */
  open(): void
  close(): void
}

/** A stand-in for `charts.ts`, over the real one, whose charts are loaded already so that none is really waited for. */
export function chartFiles(real: typeof charts) {
  const loaded = new Map<string, unknown>()
  let opened = Promise.resolve()
  const gate: Gate = {
    failures: 0,
    requestedNames: [],
    open: () => undefined,
    close() {
      opened = new Promise((resolve) => {
        gate.open = resolve
      })
    },
  }
  const module = {
    loadedPart: (name: charts.PartName) => loaded.get(name),
    async loadPart(name: charts.PartName) {
      gate.requestedNames.push(name)
      await opened
      if (gate.failures > 0) {
        gate.failures -= 1
        throw new TypeError('Failed to fetch')
      }
      loaded.set(name, real.loadedPart(name))
      return loaded.get(name)
    },
  }
  /** Closes the gate again. These charts are loaded. */
  function reset(...names: charts.PartName[]) {
    loaded.clear()
    for (const name of names) loaded.set(name, real.loadedPart(name))
    gate.requestedNames = []
    gate.failures = 0
    gate.close()
  }
  return { gate, module, reset }
}
