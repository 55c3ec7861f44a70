import { createYoyaku } from '@yoyaku/core'
import { start } from '../plain.js'

start({ createYoyaku })
