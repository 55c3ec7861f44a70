import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Minus, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, IconButton } from '../../../components/actions/button.tsx'
import { DotSeparated } from '../../../components/text/dot-separated.tsx'
import { ShopCard, type ShopCardData, ShopPrice, shopHref } from '../../../features/catalogue/shop-card.tsx'
import { Ground } from '../../../features/map/ground.tsx'
import { frame } from '../../../features/map/map.css.ts'
import { useMovableView } from '../../../features/map/use-movable-view.ts'
import { useSize } from '../../../features/map/use-size.ts'
import {
  type Box,
  grouped,
  type Label,
  metersAcross,
  type Place,
  type Point,
  pixelOf,
  roomyLabels,
  type View,
  viewOf,
} from '../../../features/map/view.ts'
import { Link } from '../../../navigation/link.tsx'
import * as css from './results-map.css.ts'

/** Groups are drawn so far from each other that neither pins nor numbers overlap. */
const APART: Point = { x: 56, y: 38 }
/** Both buttons that zoom, with their room, in the upper right corner. */
const TOOLS = { width: 56, height: 108 } as const
/** From this many meters a district is a point, and cities are named instead. */
const FAR_METERS = 60_000
/** A name stands below the foot of a pin. */
const BELOW_PIN = 14
const STATIONS_UP_TO_METERS = 6000

type Located = ShopCardData & Place
interface Pin extends Point {
  readonly shop: Located
  /** In the list of results, from 1. */
  readonly number: number
}

interface ResultsMapProps {
  readonly shops: readonly ShopCardData[]
  /** Choices that a shop's page takes over. */
  readonly query: string
}

const isLocated = (shop: ShopCardData): shop is Located => shop.latitude !== undefined && shop.longitude !== undefined

/** The results as numbered pins, and the same as a list: a press on a pin shows its card, one on a group goes nearer. */
export default function ResultsMap({ shops, query }: ResultsMapProps) {
  const { t } = useLingui()
  const ground = useRef<HTMLDivElement>(null)
  const size = useSize(ground)
  const [chosen, setChosen] = useState<string | null>(null)
  const located = shops.filter(isLocated)
  const choices = new URLSearchParams(query)
  const whole = size === null || located.length === 0 ? null : viewOf(located, size, TOOLS.width)
  const { view, isMoved, show, showAll, zoomIn, zoomOut, dragging, onKeyDown } = useMovableView(ground, whole)
  const pins =
    view === null ? [] : located.map((shop, index): Pin => ({ ...pixelOf(view, shop), shop, number: index + 1 }))
  const inside = pins.filter(({ x, y }) => x >= 0 && y >= 0 && x <= (size?.width ?? 0) && y <= (size?.height ?? 0))
  const groups = grouped(inside, APART)
  const card = located.find(({ id }) => id === chosen)

  /** Nearer, or, where that is as near as it gets, from one shop of the group to the next. */
  const pressGroup = (group: readonly Pin[]): void => {
    const ids = group.map(({ shop }) => shop.id)
    const nearer =
      size &&
      viewOf(
        group.map(({ shop }) => shop),
        size,
        TOOLS.width,
      )
    if (nearer !== null && view !== null && nearer.scale > view.scale * 1.01) {
      show(nearer)
      return
    }
    setChosen(ids[(ids.indexOf(chosen ?? '') + 1) % ids.length] ?? null)
  }
  return (
    <div className={css.layout}>
      <div className={[frame, css.map].join(' ')}>
        {/* The list beside it says the same to whoever sees no map, and to the keyboard. */}
        <div ref={ground} className={css.ground} aria-hidden="true" {...dragging}>
          {view !== null && (
            <Ground
              view={view}
              labels={labelsOf(
                located,
                view,
                groups.flatMap(([first]) => first ?? []),
              )}
            />
          )}
          {groups.map((group) => {
            const [first] = group
            if (first === undefined) return null
            const isChosen = group.some(({ shop }) => shop.id === chosen)
            const style = { insetInlineStart: `${first.x}px`, insetBlockStart: `${first.y}px` }
            return group.length === 1 ? (
              <button
                key={first.shop.id}
                type="button"
                tabIndex={-1}
                className={isChosen ? css.chosenPin : css.pin}
                style={style}
                onClick={() => setChosen(first.shop.id)}
              >
                {first.number}
              </button>
            ) : (
              <button
                key={first.shop.id}
                type="button"
                tabIndex={-1}
                className={isChosen ? css.chosenGroup : css.group}
                style={style}
                onClick={() => pressGroup(group)}
              >
                <Plural value={group.length} one="# shop" other="# shops" />
              </button>
            )
          })}
        </div>
        <div role="toolbar" aria-label={t`Map`} className={css.tools} onKeyDown={onKeyDown}>
          <IconButton label={t`Zoom in`} className={css.zoom} onClick={zoomIn}>
            <Plus size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={t`Zoom out`} className={css.zoom} onClick={zoomOut}>
            <Minus size={18} aria-hidden="true" />
          </IconButton>
        </div>
        {isMoved && (
          <Button variant="outline" size="small" className={css.whole} onClick={showAll}>
            <Trans>Show all</Trans>
          </Button>
        )}
        {card !== undefined && (
          <div className={css.card}>
            <ShopCard shop={card} query={query} heading="h2" />
            <IconButton label={t`Close`} className={css.close} onClick={() => setChosen(null)}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
      <ol className={css.list} aria-label={t`Shops on the map`}>
        {located.map((shop, index) => (
          <li key={shop.id}>
            <Link
              href={shopHref(shop, query)}
              className={shop.id === chosen ? css.chosenRow : css.row}
              onFocus={() => setChosen(shop.id)}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse') setChosen(shop.id)
              }}
            >
              <span className={css.number}>{index + 1}</span>
              <span className={css.words}>
                <span className={css.name}>{shop.shopName}</span>
                <span className={css.facts}>
                  <DotSeparated>
                    {shop.district ?? shop.city.name}
                    <ShopPrice shop={shop} choices={choices} />
                  </DotSeparated>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  )
}

const toolsOf = ({ width }: View): Box => ({ left: width - TOOLS.width, right: width, top: 0, bottom: TOOLS.height })

/** Names of districts, or of cities from afar, in the middle of their shops; then stations. */
function labelsOf(shops: readonly Located[], view: View, pins: readonly Point[]): Label[] {
  const meters = metersAcross(view)
  const areaOf = ({ city, district }: Located) => (meters > FAR_METERS ? city.name : (district ?? ''))
  const areas = [...new Set(shops.map(areaOf))].filter((name) => name !== '')
  const names = areas.map((text): Label => {
    const points = shops.filter((shop) => areaOf(shop) === text).map((shop) => pixelOf(view, shop))
    const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    return {
      text,
      kind: 'district',
      x: middle(points.map(({ x }) => x)),
      y: middle(points.map(({ y }) => y)) + BELOW_PIN,
    }
  })
  const stations = new Map(
    shops.flatMap(({ station }) =>
      station?.latitude === undefined || station.longitude === undefined || meters > STATIONS_UP_TO_METERS
        ? []
        : [
            [
              station.name,
              {
                text: station.name,
                kind: 'station',
                ...pixelOf(view, { latitude: station.latitude, longitude: station.longitude }),
              } as const,
            ],
          ],
    ),
  )
  return roomyLabels([...names, ...stations.values()], pins, view, [toolsOf(view)])
}
