import { YoyakuProvider } from '@yoyaku/react'
import { render } from './render.cjs'

render(YoyakuProvider)
