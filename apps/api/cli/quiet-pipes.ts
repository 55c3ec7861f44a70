/** Lets a command finish its work, with its own exit code, when the reader of its output leaves early (`… | head`). */
export function ignoreClosedPipes(streams: readonly NodeJS.WritableStream[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}
