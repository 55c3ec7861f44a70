import { writeFile } from 'node:fs/promises'
import { type Generated, generated } from './generated.ts'

const files: Generated[] = await generated()
for (const { path, text } of files) await writeFile(path, text)
console.log(`Wrote ${files.length} files from openapi.yaml.`)
