import { circle, rect, shape, svg } from './draw.ts'

/** The mark: a page of a calendar with one day kept. */
export const renderLogo = (): string =>
  svg(
    48,
    48,
    rect(0, 0, 48, 48, '#16213e', 12) +
      rect(11, 13, 26, 24, '#ffffff', 5) +
      shape('M11 18a5 5 0 0 1 5-5h16a5 5 0 0 1 5 5v3H11z', '#2b62d9') +
      rect(16, 9, 4, 8, '#eaf1ff', 2) +
      rect(28, 9, 4, 8, '#eaf1ff', 2) +
      circle(18, 29, 2, '#c9d5e9') +
      circle(24, 29, 2, '#c9d5e9') +
      circle(31, 29.5, 4, '#ffc94a'),
  )
