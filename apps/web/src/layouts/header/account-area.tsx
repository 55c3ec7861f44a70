import { Trans, useLingui } from '@lingui/react/macro'
import { useAuth, useYoyakuAccess } from '@yoyaku/react'
import { CircleUserRound } from 'lucide-react'
import { iconButton } from '../../components/actions/button.css.ts'
import { ComponentBoundary } from '../../components/loading/component-boundary.tsx'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { Link } from '../../navigation/link.tsx'
import { useSignInPath } from '../../navigation/use-current-path.ts'
import * as css from './header.css.ts'

const pending = <span className={css.pending} aria-hidden="true" />

const MemberMenu = lazyComponent(() => import('./member-menu.tsx'), { pending })
const Bell = lazyComponent(() => import('./bell/bell.tsx'), { pending })

/** Shows nobody as signed out before the session is known. A member's bell and menu have their places from the beginning. */
export function AccountArea() {
  const { yoyaku: sdk } = useYoyakuAccess()
  const { status, user } = useAuth()
  if (status === 'unknown') {
    return (
      <>
        {pending}
        {pending}
      </>
    )
  }
  if (status === 'anonymous' || user === null) return <Visitor />
  return (
    <>
      <ComponentBoundary>{sdk === null ? pending : <Bell sdk={sdk} />}</ComponentBoundary>
      <MemberMenu user={user} signOut={async () => void (await sdk?.auth.signOut())} />
    </>
  )
}

function Visitor() {
  const signIn = useSignInPath()
  const { t } = useLingui()
  return (
    <>
      <Link href={signIn} className={[css.textAction, css.notPhone].join(' ')}>
        <Trans>Sign in</Trans>
      </Link>
      <Link href={signIn} className={[css.filledAction, css.notPhone].join(' ')}>
        <Trans>Register</Trans>
      </Link>
      <Link href={signIn} aria-label={t`Sign in or register`} className={[iconButton, css.onlyNarrow].join(' ')}>
        <CircleUserRound size={24} aria-hidden="true" />
      </Link>
    </>
  )
}
