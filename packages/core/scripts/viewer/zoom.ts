const STEP = 1.25
const LEAST = 0.1
const MOST = 4
const PAN_KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
}

type Point = { x: number; y: number }

/**
 * Zooms and pans the drawing in a frame that scrolls: `+`, `-`, `0` (as drawn) and `f` (whole) and the arrows while the frame has the focus, the
 * wheel with Ctrl or Cmd (as a pinch on a touch pad), and dragging. `changed` hears the scale.
 */
export function zoomable(frame: HTMLElement, changed: (scale: number) => void) {
  let scale = 1
  let size = { width: 0, height: 0 }
  const drawing = () => frame.querySelector('svg')

  /** A point of the frame stays where it is. */
  function zoomTo(next: number, at: Point = { x: frame.clientWidth / 2, y: frame.clientHeight / 2 }) {
    const svg = drawing()
    if (svg === null) return
    const before = scale
    scale = Math.min(MOST, Math.max(LEAST, next))
    svg.setAttribute('width', String(size.width * scale))
    svg.setAttribute('height', String(size.height * scale))
    const moved = scale / before
    frame.scrollTo((frame.scrollLeft + at.x) * moved - at.x, (frame.scrollTop + at.y) * moved - at.y)
    changed(scale)
  }
  const fit = () => zoomTo(Math.min(frame.clientWidth / size.width, frame.clientHeight / size.height))
  const commands = {
    zoomIn: () => zoomTo(scale * STEP),
    zoomOut: () => zoomTo(scale / STEP),
    asDrawn: () => zoomTo(1),
    fit,
  }
  const keys: Record<string, () => void> = {
    '+': commands.zoomIn,
    '=': commands.zoomIn,
    '-': commands.zoomOut,
    '0': commands.asDrawn,
    f: commands.fit,
  }

  frame.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const pan = PAN_KEYS[event.key]
    const run = pan === undefined ? keys[event.key] : () => frame.scrollBy(...pan)
    if (run === undefined) return
    event.preventDefault()
    run()
  })
  frame.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { left, top } = frame.getBoundingClientRect()
      zoomTo(event.deltaY < 0 ? scale * STEP : scale / STEP, { x: event.clientX - left, y: event.clientY - top })
    },
    { passive: false },
  )
  frame.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || event.pointerType === 'touch') return
    frame.setPointerCapture(event.pointerId)
    frame.dataset.dragged = ''
  })
  frame.addEventListener('pointermove', (event) => {
    if (frame.dataset.dragged !== undefined) frame.scrollBy(-event.movementX, -event.movementY)
  })
  for (const type of ['pointerup', 'pointercancel'] as const) {
    frame.addEventListener(type, () => {
      delete frame.dataset.dragged
    })
  }

  return {
    ...commands,
    /** After another drawing was put into the frame. */
    redrawn() {
      const svg = drawing()
      size = { width: svg?.width.baseVal.value ?? 0, height: svg?.height.baseVal.value ?? 0 }
      scale = 1
      changed(scale)
    },
  }
}
