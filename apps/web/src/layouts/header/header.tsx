import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { iconButton } from '../../components/actions/button.css.ts'
import { Link } from '../../navigation/link.tsx'
import { AccountArea } from './account-area.tsx'
import { Brand } from './brand.tsx'
import * as css from './header.css.ts'
import { HeaderSearch } from './header-search.tsx'
import { Preferences } from './preferences.tsx'

interface HeaderProps {
  readonly variant: 'solid' | 'clear'
  /** Sign-in shows nothing that leads away from it. */
  readonly bare?: boolean
}

export function Header({ variant, bare = false }: HeaderProps) {
  const { t } = useLingui()
  return (
    <header className={css.header[variant]}>
      <div className={css.bar}>
        <Brand />
        {!bare && variant === 'solid' && <HeaderSearch />}
        <div className={css.actions}>
          {!bare && (
            <Link
              href="/search"
              aria-label={t`Search`}
              className={[iconButton, variant === 'solid' ? css.onlyPhone : ''].join(' ')}
            >
              <Search size={22} aria-hidden="true" />
            </Link>
          )}
          <Preferences />
          {!bare && <AccountArea />}
        </div>
      </div>
    </header>
  )
}
