// Builds the pages if anything they are made of has changed, then serves everything from one process.
import { build } from './build.ts'

console.log('Building the pages …')
await build('@yoyaku/web')
await import('../apps/web/server/main.ts')
