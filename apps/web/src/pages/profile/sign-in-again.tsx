import { Trans } from '@lingui/react/macro'
import type { Failure, Yoyaku } from '@yoyaku/core'
import { Button } from '../../components/actions/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { keepFormDrafts } from '../../components/form/form-drafts.ts'
import { closeOverlays } from '../../navigation/history/overlay-history.ts'

export const isTooOld = (failure: Failure): boolean => failure.code === 'RECENT_SIGN_IN_REQUIRED'

/** Asks for a sign-in of now. It ends the session: the page of a visitor leads to the sign-in, and from there back to it. */
export function SignInAgain({ sdk }: { readonly sdk: Yoyaku }) {
  const signOut = async (): Promise<void> => {
    await closeOverlays()
    keepFormDrafts()
    sdk.auth.signOut()
  }
  return (
    <Notice
      action={
        <Button variant="outline" size="small" onClick={() => void signOut()}>
          <Trans>Sign in again</Trans>
        </Button>
      }
    >
      <Trans>
        For your safety, we ask you to sign in again before you download your data or delete your account. You come back
        to this page.
      </Trans>
    </Notice>
  )
}
