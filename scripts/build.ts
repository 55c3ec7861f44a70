import { run } from './run.ts'

/** Builds these packages of the workspace where anything that they are made of has changed. Ends the process, with the output, where one fails. */
export async function build(...packages: string[]): Promise<void> {
  const filters = packages.flatMap((name) => ['--filter', name])
  const built = await run('pnpm', [...filters, 'run', '--silent', 'build'], { quiet: true })
  if (built.code === 0) return
  console.error(built.output)
  process.exit(built.code)
}
