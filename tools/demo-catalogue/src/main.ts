import { once } from 'node:events'
import { DEFAULT_SHOPS, entriesOf } from './catalogue.ts'

// node tools/demo-catalogue/src/main.ts [shops] > demo.jsonl
const shops = Number(process.argv[2] ?? DEFAULT_SHOPS)
if (!Number.isSafeInteger(shops) || shops < 1) {
  process.stderr.write('The number of shops is a whole number from 1\n')
  process.exit(2)
}
process.stdout.on('error', () => process.exit())
for (const entry of entriesOf({ shops }))
  if (!process.stdout.write(`${JSON.stringify(entry)}\n`)) await once(process.stdout, 'drain')
