// Whether a packed tarball holds what its package promises: `node scripts/check-tarball.mjs packed.tgz`.
import { execFileSync } from 'node:child_process'

const PROMISED = [
  'LICENSE',
  'CHANGELOG.md',
  'openapi.yaml',
  'reference/queries.md',
  'reference/entities.md',
  'examples/headless.mjs',
  'examples/main-job.mjs',
]

/** A line for each fault. `packed` are the paths of its files, `manifest` is its package.json. */
export function faultsOf(packed, { exports = {}, dependencies = {}, peerDependencies = {} }) {
  const named = JSON.stringify(exports).match(/(?<=\.\/)dist\/[^"]+/g) ?? []
  const missing = [...named, ...PROMISED].filter((path) => !packed.includes(path))
  const versions = Object.entries({ ...dependencies, ...peerDependencies })
  return [
    ...(named.length === 0 ? ['the exports name no file'] : []),
    ...missing.map((path) => `${path} is missing`),
    ...versions
      .filter(([, version]) => /^(?:catalog|workspace):/.test(version))
      .map(([name, version]) => `${name} has the version ${version}`),
  ]
}

if (import.meta.main) {
  const [tarball = ''] = process.argv.slice(2)
  const tar = (...args) => execFileSync('tar', args, { encoding: 'utf8' })
  const packed = tar('-tzf', tarball).trim().split('\n')
  const manifest = JSON.parse(tar('-xzOf', tarball, 'package/package.json'))
  const faults = faultsOf(
    packed.map((path) => path.replace('package/', '')),
    manifest,
  )
  for (const fault of faults) console.error(`${tarball}: ${fault}`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
