import { createRoot } from 'react-dom/client'
import { pageOf } from './page.jsx'

createRoot(document.querySelector('#app')).render(pageOf(location.search))
