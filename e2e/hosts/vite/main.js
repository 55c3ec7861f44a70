import { createYoyaku } from '@yoyaku/core'
import { browserPorts } from '@yoyaku/core/browser'
import { start } from '../plain.js'

start({ createYoyaku, browserPorts })
