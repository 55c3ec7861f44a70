const { createElement } = require('react')
const { renderToPipeableStream } = require('react-server-dom-webpack/server')

/** Where the build of a framework has put each client module. */
const manifest = new Proxy({}, { get: (_, id) => ({ id, chunks: [], name: id.split('#').at(-1) }) })

/** Prints what a server of React's server components sends for a page with this provider. */
exports.render = (YoyakuProvider) =>
  renderToPipeableStream(createElement(YoyakuProvider, { initialStatus: 'anonymous' }, 'inside'), manifest, {
    onError(error) {
      console.error(error)
      process.exitCode = 1
    },
  }).pipe(process.stdout)
