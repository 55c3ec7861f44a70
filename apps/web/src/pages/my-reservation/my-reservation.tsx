import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { MemberOnly } from '../../parts/member-only.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { Detail } from './detail.tsx'
import { List } from './list.tsx'
import * as css from './my-reservation.css.ts'
import { ListPending } from './pending.tsx'

export default function MyReservation() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const code = search.get('code')
  return (
    <div className={css.page}>
      <PageTitle title={t`My reservations`} />
      <MemberOnly pending={<ListPending />}>
        {(sdk) => (code === null ? <List sdk={sdk} /> : <Detail key={code} sdk={sdk} codeNumber={code} />)}
      </MemberOnly>
    </div>
  )
}
