import { Link } from '../navigation/link.tsx'
import { useSite } from '../site.tsx'
import * as css from './header.css.ts'

export function Brand() {
  const { title, logoUrl } = useSite()
  return (
    <Link href="/" className={css.home}>
      {logoUrl !== null && <img src={logoUrl} alt="" width={28} height={28} className={css.logo} />}
      <span translate="no">{title}</span>
    </Link>
  )
}
