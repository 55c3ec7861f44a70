import * as cancellation from '../cancellation/cancellation.flow.ts'
import * as live from '../live.ts'
import { provideCharts } from '../loading/charts.ts'
import * as reservation from '../reservation/reservation.open.ts'
import * as reservationRequests from '../reservation/reservation.requests.ts'
import * as session from '../session/session.start.ts'
import * as signIn from '../sign-in/sign-in.open.ts'

/** The test kit has every chart: flows begin at once, in each run alike. */
export const provideAllCharts = () =>
  provideCharts({ session, signIn, reservation, reservationRequests, cancellation, live })
