type Manifest = { exports?: object; dependencies?: Record<string, string>; peerDependencies?: Record<string, string> }

export function faultsOf(packed: readonly string[], manifest: Manifest): string[]
