require('react-server-dom-webpack/node-register')()
const { YoyakuProvider } = require('@yoyaku/react')
const { render } = require('./render.cjs')

render(YoyakuProvider)
