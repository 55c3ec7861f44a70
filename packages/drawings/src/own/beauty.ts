const nailBottle = (polish: string, light: string) =>
  `<path fill="#2b2440" d="M12.2 4q.2-2 2.3-2h3q2.1 0 2.3 2l.9 10h-9.4z"/><path fill="#4a4063" d="M13.5 3.4q.2-.8 1-.8h.8L14.6 14h-1.9z"/><path fill="#d9dbe6" d="M12 14h8v2.5h-8z"/><path fill="${polish}" d="M12 16h8c4 1.2 6 3.7 6 7.5 0 4-2 6.5-5 6.5H11c-3 0-5-2.5-5-6.5 0-3.8 2-6.3 6-7.5z"/><path fill="${light}" d="M11.6 18.2c-2.6 1.1-3.7 3.2-3.5 6 .1 1.5.7 2.8 1.7 3.6-.9-3.6-.3-6.9 1.8-9.6z"/>`

/** Sample nails on a fan of sticks, as they lie on the counter of a nail salon. */
const nailTips = (colors: readonly string[]) =>
  `${colors
    .map(
      (color, index) =>
        `<g transform="rotate(${(index - 2) * 19} 16 34)"><path fill="#f4dcc8" d="M14.6 13h2.8v17h-2.8z"/><path fill="${color}" d="M12.6 8c0-3.5 1.2-6 3.4-6s3.4 2.5 3.4 6v5.5q0 1.7-1.7 1.7h-3.4q-1.7 0-1.7-1.7z"/><path fill="#fff" d="M13.8 8c0-2 .5-3.7 1.3-4.5v8.5h-1.3z" opacity=".5"/></g>`,
    )
    .join('')}<circle cx="16" cy="28.6" r="2" fill="#b98d5f"/>`

/** A closed eye: nobody is looked at. */
const lashes = (ink: string, lid: string) =>
  `<path fill="${lid}" d="M2.5 15C6 8.5 11 6 16 6s10 2.5 13.5 9C26 20 21 22 16 22S6 20 2.5 15z"/><path fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" d="M2.5 15C6 20 11 22 16 22s10-2 13.5-7M5.6 18.4L3 21.7M10 21l-1.8 4M16 22v4.6M22 21l1.8 4M26.4 18.4l2.6 3.3"/>`

export const BEAUTY = {
  'nail-bottle': nailBottle('#e0506e', '#f08ba0'),
  'nail-bottle-plum': nailBottle('#7d4f9e', '#a67fc4'),
  'nail-bottle-coral': nailBottle('#f2815a', '#f8ad90'),
  'nail-bottle-mint': nailBottle('#59b3a0', '#8fd3c5'),
  'nail-tips': nailTips(['#f2a0ae', '#e0506e', '#b23a5c', '#f2815a', '#f7c6b5']),
  'nail-tips-cool': nailTips(['#8fb8e8', '#5a7fd0', '#7d4f9e', '#59b3a0', '#bfe0d5']),
  lashes: lashes('#2b2440', '#f3cdbb'),
  'lashes-plum': lashes('#5a2f63', '#e3cdf0'),
  'lashes-rose': lashes('#6b2b34', '#f6c2c9'),
  mascara:
    '<path fill="#2b2440" d="M5 14q0-1.5 1.5-1.5h4Q12 12.5 12 14v14.5q0 1.5-1.5 1.5h-4Q5 30 5 28.5z"/><path fill="#d7a94f" d="M5 16.5h7v2H5z"/><path fill="#4a4063" d="M6.3 13.8h1.5v15H6.3z"/><path fill="#d7a94f" d="M20.6 18h4v12h-4z" transform="rotate(14 22.5 24)"/><path fill="#2b2440" d="M20.6 20h4v10h-4z" transform="rotate(14 22.5 24)"/><path fill="#8c8799" d="M22 12h1.2v7H22z" transform="rotate(14 22.5 15)"/><path fill="#2b2440" d="M20.6 2.5q2-1.5 4 0v1.2l.8.3-.8.7v1l.8.3-.8.7v1l.8.3-.8.7v1l.8.3-.8.7v1.5h-4v-1.5l-.8-.7.8-.3v-1l-.8-.7.8-.3v-1l-.8-.7.8-.3v-1l-.8-.7.8-.3z" transform="rotate(14 22.5 10)"/>',
  'hair-dryer':
    '<path fill="#e36b7c" d="M8 5h13c5 0 8.5 3 8.5 6.5S26 18 21 18H8z"/><path fill="#f391a0" d="M8 5h13c5 0 8.5 3 8.5 6.5H8z"/><path fill="#5b4a6b" d="M2.5 6.5L8 5v13l-5.5-1.5z"/><path fill="#c9526a" d="M16.5 17.5h6.7l-2 11.2q-.2 1.3-1.5 1.3h-2.4q-1.3 0-1.5-1.3z"/><path fill="#5b4a6b" d="M17 21h2.2v4.2H17z"/><circle cx="22.5" cy="11.5" r="3.4" fill="#c9526a"/><circle cx="22.5" cy="11.5" r="1.5" fill="#f7c3ca"/>',
  'cream-jar':
    '<path fill="#f4c0ad" d="M4 16h24v9.5q0 4-4 4H8q-4 0-4-4z"/><path fill="#e3a18c" d="M4 22h24v3.5q0 4-4 4H8q-4 0-4-4z"/><path fill="#d7a94f" d="M3 14.5h26V17H3z"/><path fill="#fff" d="M6 14.5c0-3.5 3-5 6-4.5.5-3.2 3-5 5.5-6-.5 2.5 1 3.8 3 5s5 1.8 5.5 5.5z"/><path fill="#f1e6d8" d="M16 14.5c4-.5 7-2 8.3-4 1 .9 1.6 2.2 1.7 4z"/><path fill="#fff7ef" d="M11 20.5h10v1.6H11zM13 23.7h6v1.3h-6z"/>',
  'sheet-mask':
    '<path fill="#d3ebe3" d="M6 11C6 5 10 2 16 2s10 3 10 9c0 8-4 18.5-10 18.5S6 19 6 11z"/><path fill="#b3d8cb" d="M16 2c6 0 10 3 10 9 0 8-4 18.5-10 18.5 5-3.5 7-9.5 7-16C23 8 21 4 16 2z"/><path fill="#f3bfa9" d="M8.8 12.5q3-2.8 5.7 0-2.8 2.4-5.7 0zM17.5 12.5q2.8-2.8 5.7 0-2.9 2.4-5.7 0zM12.6 22q3.4-2 6.8 0-3.4 2.8-6.8 0z"/><path fill="#8cbbaa" d="M15.5 13.5h1v4.2h-1z"/>',
  serum:
    '<path fill="#e8b7a1" d="M13.5 2.5q0-1 1-1h3q1 0 1 1L19 7h-6z"/><path fill="#f5d5c6" d="M13 6.5h6V9h-6z"/><path fill="#3d3450" d="M11.5 9h9v4h-9z"/><path fill="#e79a6c" d="M10 13h12q2 0 2 2v12.5q0 2.5-2.5 2.5h-11Q8 30 8 27.5V15q0-2 2-2z"/><path fill="#f3b78f" d="M10 15h2.2v13H10z"/><path fill="#fff7ee" d="M13.5 18h8v7.5h-8z"/><path fill="#e79a6c" d="M17.5 19.2c1.3 1.7 2 2.7 2 3.6a2 2 0 0 1-4 0c0-.9.7-1.9 2-3.6z"/>',
  'warm-stones':
    '<ellipse cx="16" cy="26" rx="13" ry="4.6" fill="#5d6270"/><ellipse cx="15" cy="24.8" rx="10.5" ry="2.9" fill="#7b8190"/><ellipse cx="16.5" cy="18.6" rx="9.8" ry="4" fill="#6f7482"/><ellipse cx="15.6" cy="17.5" rx="7.6" ry="2.4" fill="#9298a5"/><ellipse cx="15.7" cy="12.3" rx="6.6" ry="3.2" fill="#868b99"/><ellipse cx="15" cy="11.4" rx="4.8" ry="1.8" fill="#aab0bb"/><path fill="#59a06f" d="M16 9c-.6-3.6 1-6.3 5-7.2.5 4-1 6.7-5 7.2z"/><path fill="#7fc08f" d="M15.6 9c-3.2.2-5.2-1.3-5.6-4.5 3.2-.2 5.2 1.3 5.6 4.5z"/>',
  towels:
    '<path fill="#f6ead9" d="M4 22h24q2.5 0 2.5 3.8T28 29.5H4q-2.5 0-2.5-3.7T4 22z"/><path fill="#bcd9cf" d="M4 14.5h24q2.5 0 2.5 3.7T28 22H4q-2.5 0-2.5-3.8T4 14.5z"/><path fill="#f3b9ac" d="M6.5 7.5h19q2.3 0 2.3 3.5t-2.3 3.5h-19Q4.2 14.5 4.2 11t2.3-3.5z"/><path fill="#fff" d="M23 22h2v7.5h-2zM23 14.5h2V22h-2zM21 7.5h2v7h-2z" opacity=".7"/><path fill="none" stroke="#d8c7b0" stroke-width="1.2" stroke-linecap="round" d="M4 25.7h3.5"/><path fill="none" stroke="#93bdb0" stroke-width="1.2" stroke-linecap="round" d="M4 18.2h3.5"/><path fill="none" stroke="#dd9a8b" stroke-width="1.2" stroke-linecap="round" d="M6.5 11H10"/><path fill="#e85d75" d="M16 6.8c-2.4-.5-3.5-2-3.2-4.2 1.3 0 2.3.6 3.2 1.7.9-1.1 1.9-1.7 3.2-1.7.3 2.2-.8 3.7-3.2 4.2z"/>',
} as const
