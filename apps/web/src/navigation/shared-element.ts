/** The name under which the picture of a card becomes the picture of the page it leads to. */
export const COVER_TRANSITION = 'shop-cover'

let carried: HTMLElement | null = null

/** Marks the picture that moves with the next view transition. */
export function markSharedElement(picture: Element | null | undefined): void {
  unmarkSharedElement()
  if (!(picture instanceof HTMLElement)) return
  picture.style.viewTransitionName = COVER_TRANSITION
  carried = picture
}

export function unmarkSharedElement(): void {
  if (carried !== null) carried.style.viewTransitionName = ''
  carried = null
}
