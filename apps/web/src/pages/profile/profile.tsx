import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { QueryView } from '../../data/query-view.tsx'
import { PageTitle } from '../../head/page-title.tsx'
import { MemberOnly } from '../../sdk/member-only.tsx'
import { NewsConsent } from './news-consent.tsx'
import * as css from './profile.css.ts'
import { ProfileForm } from './profile-form.tsx'
import { Sessions } from './sessions.tsx'
import { YourData } from './your-data.tsx'

const pending = (
  <div className={css.form}>
    <Skeleton shape="button" />
    <Skeleton shape="button" />
    <Skeleton shape="button" />
  </div>
)

export default function Profile() {
  const { t } = useLingui()
  return (
    <div className={css.page}>
      <PageTitle title={t`Profile`} />
      <h1 className={css.heading}>
        <Trans>Profile</Trans>
      </h1>
      <MemberOnly pending={pending}>{(sdk) => <Member sdk={sdk} />}</MemberOnly>
    </div>
  )
}

function Member({ sdk }: { readonly sdk: Yoyaku }) {
  const query = useQuery({ ...sdk.queries.profile(), refetchOnMount: 'always' })
  return (
    <QueryView query={query} pending={pending}>
      {(user) => (
        <>
          <ProfileForm sdk={sdk} user={user} />
          <NewsConsent sdk={sdk} user={user} />
          <Sessions sdk={sdk} />
          <YourData sdk={sdk} />
        </>
      )}
    </QueryView>
  )
}
