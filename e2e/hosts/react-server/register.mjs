import { register } from 'node:module'

// What is registered last is asked first: the loader of React gets its sources from the other one.
register('./text-sources.mjs', import.meta.url)
register('react-server-dom-webpack/node-loader', import.meta.url)
