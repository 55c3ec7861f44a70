/** The line under a link, clear of its letters. */
export const underline = { textDecoration: 'underline', textUnderlineOffset: '3px' } as const

/** The arrow of a list that drops down, `end` pixels from the end of its field. */
export const selectArrow = (end: number) => ({
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
  backgroundSize: '6px 6px',
  backgroundPosition: `right ${end + 6}px top 50%, right ${end}px top 50%`,
  backgroundRepeat: 'no-repeat',
})
