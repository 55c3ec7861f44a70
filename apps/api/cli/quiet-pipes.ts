/**
 * Lets a command finish its work, with its own exit code, when the reader of its output leaves early (`… | head`). Output that cannot be
 * written otherwise, to a full disk, ends it with 1.
 */
export function ignoreClosedPipes(streams: readonly NodeJS.WritableStream[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) {
    stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EPIPE') return
      if (stream !== process.stderr) process.stderr.write(`The output cannot be written: ${message}\n`)
      process.exit(1)
    })
  }
}
