import { createRoot, hydrateRoot } from 'react-dom/client'
import { pageOf } from './page.jsx'

const root = document.querySelector('#app')
const page = pageOf(location.search)
if (root.hasChildNodes()) hydrateRoot(root, page)
else createRoot(root).render(page)
