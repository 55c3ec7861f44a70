import { createSdk } from '@yoyaku/core'
import { browserPorts } from '@yoyaku/core/browser'
import { start } from '../plain.js'

start({ createSdk, browserPorts })
