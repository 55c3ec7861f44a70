import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '@yoyaku/core/types'
import { CalendarCheck, CircleUserRound, Heart, LogOut, UserRound } from 'lucide-react'
import { useId } from 'react'
import { useLocation } from 'wouter'
import { IconButton } from '../../components/actions/button.tsx'
import { Link } from '../../navigation/link.tsx'
import { navigateHome } from '../../navigation/navigate-home.ts'
import { useFormat, useSite } from '../../site/site.tsx'
import * as css from './header.css.ts'

interface MemberMenuProps {
  readonly user: User
  readonly signOut: () => void
}

/** What a member finds in the header. The browser's own popover closes it on Escape and on a press elsewhere. */
export default function MemberMenu({ user, signOut }: MemberMenuProps) {
  const id = useId()
  const { t } = useLingui()
  const [path] = useLocation()
  const { language } = useSite()
  const name = useFormat().personName(user)
  const close = (): void => document.getElementById(id)?.hidePopover()
  return (
    <>
      <IconButton popoverTarget={id} label={t`${name}'s account`}>
        <CircleUserRound size={24} aria-hidden="true" />
      </IconButton>
      <nav id={id} popover="auto" className={css.menu} aria-label={t`Account`}>
        <p className={css.menuName}>{name}</p>
        <Link href="/me/my-reservation" className={css.menuItem} onClick={close}>
          <CalendarCheck size={20} aria-hidden="true" />
          <Trans>My reservations</Trans>
        </Link>
        <Link href="/me/favorite" className={css.menuItem} onClick={close}>
          <Heart size={20} aria-hidden="true" />
          <Trans>Favorites</Trans>
        </Link>
        <Link href="/me/profile" className={css.menuItem} onClick={close}>
          <UserRound size={20} aria-hidden="true" />
          <Trans>Profile</Trans>
        </Link>
        <button
          type="button"
          className={css.menuItem}
          onClick={() => {
            close()
            // Somebody who signs out on a member page is not asked to sign in again.
            if (path.startsWith('/me/')) navigateHome(language)
            signOut()
          }}
        >
          <LogOut size={20} aria-hidden="true" />
          <Trans>Sign out</Trans>
        </button>
      </nav>
    </>
  )
}
