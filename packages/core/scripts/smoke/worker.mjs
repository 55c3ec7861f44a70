// In a worker: imports every entry while whatever belongs to the world tells that it was touched, then does the main job.
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { ENTRIES } from './entries.mjs'
import { mainJob } from './main-job.mjs'

const require = createRequire(import.meta.url)
const load = async (path) => (workerData === 'cjs' ? require(`${path}.cjs`) : import(`${path}.js`))

const CALLED = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'fetch', 'WebSocket', 'BroadcastChannel']
const LOOKED_AT = ['window', 'document', 'location', 'localStorage', 'sessionStorage', 'indexedDB', 'addEventListener']
const METHODS = [
  [Math, 'random'],
  [Date, 'now'],
  [globalThis.crypto, 'getRandomValues'],
  [globalThis.crypto, 'randomUUID'],
]

/** What stands under a name is replaced by what tells; returns how to put it back. */
function poisoned(owner, name, tells) {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, ...tells(() => owner[name]) })
  return () => (before ? Object.defineProperty(owner, name, before) : delete owner[name])
}

const touched = []
const tell = (what) => touched.push(what)
const calling = (name) => (real) => ({
  value: new Proxy(real() ?? function absent() {}, {
    apply(target, self, args) {
      tell(`${name}()`)
      return Reflect.apply(target, self, args)
    },
    construct(target, args) {
      tell(`new ${name}`)
      return Reflect.construct(target, args)
    },
  }),
})
const looking = (name) => () => ({ get: () => void tell(name) })

const antidotes = [
  ...CALLED.map((name) => poisoned(globalThis, name, calling(name))),
  ...LOOKED_AT.map((name) => poisoned(globalThis, name, looking(name))),
  ...METHODS.map(([owner, name]) => poisoned(owner, name, calling(name))),
]
/** But for those of zod, which shares its settings among all copies on a page. */
const names = () =>
  Reflect.ownKeys(globalThis)
    .map(String)
    .filter((name) => !name.startsWith('__zod_'))
    .sort()
    .join()
const before = names()
for (const entry of ENTRIES) await load(`../../dist/${entry}`)
await load('../../../testing/dist/index')
if (names() !== before) tell('the names of globalThis')
for (const heal of antidotes) heal()
parentPort.postMessage(touched)
await mainJob(`In a worker, ${workerData}`, await load('../../../testing/dist/index'))
