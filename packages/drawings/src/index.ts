export { renderCover, renderIcon } from './cover.ts'
export { DRAWINGS, type IconName, isIcon } from './draw.ts'
export { MOST_FURNITURE, MOST_STAFF, renderInside } from './inside/inside.ts'
export { SCENERY, SCENERY_OF_ANY } from './scenery.ts'
