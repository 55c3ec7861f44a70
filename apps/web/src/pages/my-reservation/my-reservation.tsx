import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { PageTitle } from '../../head/page-title.tsx'
import { MemberOnly } from '../../sdk/member-only.tsx'
import { Detail } from './detail.tsx'
import { List } from './list.tsx'
import * as css from './my-reservation.css.ts'
import { ListPending } from './pending.tsx'

export default function MyReservation() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const code = search.get('code')
  const all = <PageTitle title={t`My reservations`} />
  return (
    <div className={css.page}>
      <MemberOnly
        pending={
          <>
            {all}
            <ListPending />
          </>
        }
      >
        {(sdk) =>
          code === null ? (
            <>
              {all}
              <List sdk={sdk} />
            </>
          ) : (
            <Detail key={code} sdk={sdk} codeNumber={code} />
          )
        }
      </MemberOnly>
    </div>
  )
}
