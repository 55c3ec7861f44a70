import { isDeepStrictEqual } from 'node:util'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

export interface ReadEvent {
  readonly uid: string
  readonly title: string
  readonly place: string
  /** ISO 8601 in UTC. */
  readonly from: string
  readonly to: string
  /** The zone in which the start is written. */
  readonly zone: string | undefined
  readonly status: string
  readonly sequence: number
}

/** Reads by Mozilla's parser, which Thunderbird uses too. */
function readByIcalJs(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const { uid, summary: title, location: place, startDate, endDate, sequence } = event
    return {
      ...{ uid, title, place, sequence },
      ...{ from: startDate.toJSDate().toISOString(), to: endDate.toJSDate().toISOString() },
      zone: startDate.zone?.tzid,
      status: String(component.getFirstPropertyValue('status')),
    }
  })
}

/** Reads by node-ical, which knows the zones by itself. */
function readByNodeIcal(text: string): ReadEvent[] {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT')
  return events.map((one) => {
    const { uid, summary, location, start, end, status, sequence } = one as unknown as {
      [Name in 'uid' | 'summary' | 'location' | 'status' | 'sequence']: string
    } & { start: Date & { tz: string }; end: Date }
    return {
      ...{ uid, title: summary, place: location, from: start.toISOString(), to: end.toISOString() },
      zone: start.tz === 'Etc/UTC' ? 'UTC' : start.tz,
      ...{ status, sequence: Number(sequence) },
    }
  })
}

const byUid = (events: ReadEvent[]) => events.toSorted((one, other) => one.uid.localeCompare(other.uid))

/** The events of a calendar file, by two parsers that others wrote; throws where they do not read the same. */
export function readCalendar(text: string): ReadEvent[] {
  const [events, others] = [byUid(readByIcalJs(text)), byUid(readByNodeIcal(text))]
  if (!isDeepStrictEqual(events, others))
    throw new Error(`ical.js reads ${JSON.stringify(events)}\nnode-ical reads ${JSON.stringify(others)}`)
  return events
}
