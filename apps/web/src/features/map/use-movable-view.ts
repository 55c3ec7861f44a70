import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { distance, middle, moved, type Point, type View, zoomed } from './view.ts'

/** Of a press of a button or a key, and of two presses in a row. */
const STEP = 2
const STEP_PIXELS = 80
/** A press whose pointer moves less is none that drags. */
const DRAG_PIXELS = 5
/** So much a wheel turns for a step. */
const WHEEL_PIXELS = 240

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: STEP_PIXELS, y: 0 },
  ArrowRight: { x: -STEP_PIXELS, y: 0 },
  ArrowUp: { x: 0, y: STEP_PIXELS },
  ArrowDown: { x: 0, y: -STEP_PIXELS },
}

/**
 * A view that is dragged, pinched and zoomed, also by keys and by a wheel with Ctrl, which leaves the page where it is. Anew for another
 * `whole`, which is the view of everything.
 */
export function useMovableView(ground: RefObject<HTMLElement | null>, whole: View | null) {
  const [own, setOwn] = useState<{ of: string; view: View } | null>(null)
  const pointers = useRef(new Map<number, Point>())
  const travelled = useRef(0)
  const name = JSON.stringify(whole)
  const view = own !== null && own.of === name ? own.view : whole
  const change = (next: (view: View) => View): void =>
    setOwn((before) => {
      const now = before !== null && before.of === name ? before.view : whole
      return now === null ? null : { of: name, view: next(now) }
    })
  const zoom = (factor: number, at?: Point): void =>
    change((now) => (whole === null ? now : zoomed(now, factor, whole, at)))

  const latest = useRef(zoom)
  latest.current = zoom
  useEffect(() => {
    const { current } = ground
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      latest.current(STEP ** (-event.deltaY / WHEEL_PIXELS), pointIn(current, event))
    }
    // React's own listener could not keep the page from being zoomed.
    current?.addEventListener('wheel', turn, { passive: false })
    return () => current?.removeEventListener('wheel', turn)
  }, [ground])

  const release = ({ pointerId }: PointerEvent): void => void pointers.current.delete(pointerId)
  return {
    view,
    isMoved: view !== whole,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    show: (next: View) => change(() => next),
    showAll: () => setOwn(null),
    /** For the element that is dragged. */
    dragging: {
      onPointerDown(event: PointerEvent): void {
        if (event.button !== 0) return
        if (pointers.current.size === 0) travelled.current = 0
        pointers.current.set(event.pointerId, pointIn(ground.current, event))
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        const before = pointers.current.get(event.pointerId)
        if (before === undefined) return
        const now = pointIn(ground.current, event)
        const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
        pointers.current.set(event.pointerId, now)
        travelled.current += distance(before, now)
        if (travelled.current < DRAG_PIXELS) return
        // Not before: whoever presses a pin would press the map.
        event.currentTarget.setPointerCapture?.(event.pointerId)
        if (other === undefined) change((view) => moved(view, { x: now.x - before.x, y: now.y - before.y }))
        else zoom(distance(other, now) / Math.max(1, distance(other, before)), middle(other, now))
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave(event: PointerEvent<HTMLElement>): void {
        if (event.currentTarget.hasPointerCapture?.(event.pointerId) !== true) release(event)
      },
      /** The click that ends a drag presses nothing. */
      onClickCapture(event: MouseEvent): void {
        if (travelled.current >= DRAG_PIXELS) event.stopPropagation()
        travelled.current = 0
      },
      onDoubleClick(event: MouseEvent): void {
        if (event.target instanceof Element && event.target.closest('button') === null)
          zoom(STEP, pointIn(ground.current, event))
      },
    },
    /** For the element that has the focus. */
    onKeyDown(event: KeyboardEvent): void {
      const arrow = ARROWS[event.key]
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (arrow !== undefined) change((view) => moved(view, arrow))
      else if (event.key === '+' || event.key === '=') zoom(STEP)
      else if (event.key === '-') zoom(1 / STEP)
      else if (event.key === '0') setOwn(null)
      else return
      event.preventDefault()
    },
  }
}

function pointIn(element: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {}
  return { x: clientX - left, y: clientY - top }
}
