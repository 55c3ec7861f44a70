/** Runs in the page of the viewer: texts of the drawing that a line or another text lies on, the smallest text in pixels, and the lowest contrast of a text. */
export function readability() {
  const drawing = document.querySelector('#chart svg') as SVGSVGElement
  const scale = drawing.getScreenCTM()?.a ?? 0
  const texts = [...drawing.querySelectorAll('text')]
  const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBBox() }))
  const within = (x: number, y: number, { box }: (typeof boxes)[number]) =>
    x > box.x + 2 && x < box.x + box.width - 2 && y > box.y + 2 && y < box.y + box.height - 2
  const points = [...drawing.querySelectorAll<SVGPathElement>('.edge > path')].flatMap((line) =>
    Array.from({ length: Math.ceil(line.getTotalLength() / 2) }, (_, index) => line.getPointAtLength(index * 2)),
  )
  const crossed = boxes.filter((one) => points.some(({ x, y }) => within(x, y, one)))
  const collided = boxes.filter((one) =>
    boxes.some((other) => {
      const isApart =
        one.box.x + one.box.width - 2 < other.box.x ||
        other.box.x + other.box.width - 2 < one.box.x ||
        one.box.y + one.box.height - 4 < other.box.y ||
        other.box.y + other.box.height - 4 < one.box.y
      return one !== other && !isApart
    }),
  )
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const page = getComputedStyle(document.body).backgroundColor
  const grounds = [...drawing.querySelectorAll<SVGPathElement>('.cluster > path, .node > path')]
  /** The uppermost filled shape around the middle of a text. */
  const groundOf = ({ box }: (typeof boxes)[number]) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const filled = grounds.filter((shape) => {
      const around = shape.getBBox()
      const isAround = x > around.x && x < around.x + around.width && y > around.y && y < around.y + around.height
      return isAround && getComputedStyle(shape).fill !== 'none'
    })
    const [uppermost] = filled.reverse()
    return uppermost ? getComputedStyle(uppermost).fill : page
  }
  const contrasts = texts.map((text, index) => {
    const lights = [getComputedStyle(text).fill, groundOf(boxes[index] as (typeof boxes)[number])].map(luminance)
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
  })
  return {
    page: luminance(page),
    lines: [...crossed, ...collided].map(({ text }) => text),
    smallest: Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale)),
    contrast: Math.min(...contrasts),
  }
}
