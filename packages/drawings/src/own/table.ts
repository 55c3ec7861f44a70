const nigiri = (top: string, line: string) =>
  `<path fill="#fbf8f0" d="M4 19q0-4 4-4h16q4 0 4 4v3.5q0 4-4 4H8q-4 0-4-4z"/><path fill="#e6e0d2" d="M4 22h24v.5q0 4-4 4H8q-4 0-4-4z"/><path fill="${top}" d="M2.5 15.5C4.5 9 10 6.5 17 6.5c6.5 0 11 2.5 12.5 8 .4 1.5-.3 3-1.9 3.5-7.6 2-15.6 2-23.2 0-1.5-.4-2.3-1.2-1.9-2.5z"/><path fill="none" stroke="${line}" stroke-width="1.5" stroke-linecap="round" d="M9.5 10l-2.7 6M15.5 8.3l-2.3 8.6M21.5 8.5l-1.7 8.4M26.3 11.2l-.8 5"/><path fill="#2f4a3a" d="M13.5 6.9h5l.5 20h-6z" opacity=".92"/>`

export const TABLE = {
  nigiri: nigiri('#f2815a', '#fbc3a6'),
  'nigiri-tuna': nigiri('#d94a52', '#ef8f90'),
  'nigiri-egg': nigiri('#ffcf57', '#f3b53a'),
  maki: '<ellipse cx="16" cy="24.5" rx="13.5" ry="4.5" fill="#1f3329"/><path fill="#2f4a3a" d="M2.5 14h27v10.5h-27z"/><path fill="#27402f" d="M17 14h12.5v10.5c-2 2.5-6 3.9-11 4.3z"/><ellipse cx="16" cy="13.5" rx="13.5" ry="6.5" fill="#2f4a3a"/><ellipse cx="16" cy="13.3" rx="11.5" ry="5.3" fill="#fbf8f0"/><path fill="#e2dccd" d="M8 11.5h1.5v.9H8zm2.5 4.5H12v.9h-1.5zm11-5.5H23v.9h-1.5zm1.5 4.2h1.5v.9H23zM13 9.2h1.5v.9H13zm6.5 7.6H21v.9h-1.5z"/><path fill="#f2815a" d="M11.5 13l3.8-2.6 3.7 2.3-3.6 3z"/><path fill="#6fae4e" d="M19 12.3l2.3 1.1-3.7 2.9-2-1.2z"/><path fill="#ffcf57" d="M14 10.8l2.2-1.2 4 2.2-2 1z"/>',
  'rice-ball':
    '<path fill="#fdfaf2" d="M13 4.5q3-2.8 6 0c3.6 4 8 11 10.3 16.3 1.7 4.2-.3 7.7-4.8 7.7h-17C3 28.5 1 25 2.7 20.8 5 15.5 9.4 8.5 13 4.5z"/><path fill="#e9e2d2" d="M19 4.5c3.6 4 8 11 10.3 16.3 1.7 4.2-.3 7.7-4.8 7.7h-6C27 26 26 14.5 19 4.5z"/><path fill="#2f4a3a" d="M10 18.5q6-1.2 12 0V29H10z"/><path fill="#45654f" d="M10 18.5q2-.4 3.5-.5v11H10z"/><circle cx="16" cy="11.5" r="2.2" fill="#d94a52"/>',
  'teacup-without-handle':
    '<path fill="none" stroke="#c3cbd8" stroke-width="1.6" stroke-linecap="round" d="M12.5 2.5c-2 2.3 2 3.2 0 5.5M18.5 1.5c-2 2.6 2 3.7 0 6.5" opacity=".9"/><path fill="#4f86b8" d="M6.5 12h19l-1.3 13.5q-.3 3.5-3.7 3.5h-9q-3.4 0-3.7-3.5z"/><path fill="#7aaad3" d="M6.5 12h4.5l1.5 17h-1q-3.4 0-3.7-3.5z"/><ellipse cx="16" cy="12" rx="9.5" ry="2.7" fill="#dfeaf4"/><ellipse cx="16" cy="12.2" rx="7.9" ry="1.9" fill="#a9b85a"/><path fill="#f4efe4" d="M7.3 19.5q2.2-1.5 4.4 0t4.3 0 4.3 0 4.4 0l-.2 1.9q-2.1-1.3-4.2 0t-4.3 0-4.3 0-4.2 0z"/><path fill="#3b6a98" d="M10.5 29h11v1h-11z"/>',
} as const
