import type { Step } from '../step.ts'
import { catalogue } from './001-catalogue.ts'
import { auth } from './002-auth.ts'
import { reservations } from './003-reservations.ts'
import { favorites } from './004-favorites.ts'
import { search } from './005-search.ts'
import { manyProcesses } from './008-many-processes.ts'
import { holdAddress } from './009-hold-address.ts'
import { operator } from './010-operator.ts'
import { sso } from './011-sso.ts'
import { extras } from './012-extras.ts'
import { changesInOrder } from './013-changes-in-order.ts'
import { namedByCategory } from './014-named-by-category.ts'
import { wornOut } from './015-worn-out.ts'
import { cancelledBy } from './016-cancelled-by.ts'
import { foundByAddress } from './017-found-by-address.ts'

/** In the order in which they run. What has been released is never edited. */
export const migrations: Record<string, Step> = {
  '001-catalogue': catalogue,
  '002-auth': auth,
  '003-reservations': reservations,
  '004-favorites': favorites,
  '005-search': search,
  '008-many-processes': manyProcesses,
  '009-hold-address': holdAddress,
  '010-operator': operator,
  '011-sso': sso,
  '012-extras': extras,
  '013-changes-in-order': changesInOrder,
  '014-named-by-category': namedByCategory,
  '015-worn-out': wornOut,
  '016-cancelled-by': cancelledBy,
  '017-found-by-address': foundByAddress,
}
