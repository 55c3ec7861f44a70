import { useState } from 'react'
import { Link } from '../../navigation/link.tsx'
import { useSite } from '../../site/site.tsx'
import * as css from './header.css.ts'

export function Brand() {
  const { title, logoUrl } = useSite()
  const [broken, setBroken] = useState(false)
  return (
    <Link href="/" className={css.home}>
      {logoUrl !== null && !broken && (
        <img
          src={logoUrl}
          alt=""
          width={28}
          height={28}
          className={css.logo}
          // It may have failed before this ran.
          ref={(image) => {
            if (image?.complete === true && image.naturalWidth === 0) setBroken(true)
          }}
          onError={() => setBroken(true)}
        />
      )}
      <span translate="no" className={css.name}>
        {title}
      </span>
    </Link>
  )
}
