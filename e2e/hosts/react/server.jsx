import { renderToString } from 'react-dom/server'
import { pageOf } from './page.jsx'

export const htmlOf = (search) => renderToString(pageOf(search))
