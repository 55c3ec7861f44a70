const hanbok = (jacket: string, skirt: string, shade: string, ribbon: string) =>
  `<path fill="${skirt}" d="M11 13h10l7 15c.6 1.4-5.3 3-12 3s-12.6-1.6-12-3z"/><path fill="${shade}" d="M14 15l-3 15.6q1.5.2 2.6.3L15 15zm4 0l3 15.6q-1.5.2-2.6.3L17 15z"/><path fill="${jacket}" d="M12 3.5l-5.5 3C4.2 9 3 13 2.5 17.2l4.3 1.3L10 12.5v3.2q6 1.8 12 0v-3.2l3.2 6 4.3-1.3C29 13 27.8 9 25.5 6.5L20 3.5l-4 3z"/><path fill="#fff" d="M11.6 3.7L16 9.8l4.4-6.1-1.7-.9L16 6.6l-2.7-3.8z"/><path fill="${ribbon}" d="M14.8 9.2h2.8l3.9 9.3-2.2.7-3.1-7.7-1.7 9.7-2.3-.4z"/>`

/** Objects of crafts and culture. */
export const CRAFT = {
  hanbok: hanbok('#ffe08a', '#d94f70', '#c03a5c', '#b4233f'),
  'hanbok-blue': hanbok('#f9dbe4', '#3f6fd1', '#2f57ad', '#7a4fb0'),
  'hanbok-mint': hanbok('#fff4dc', '#57a88c', '#3f8a70', '#d4574e'),
  'hanbok-plum': hanbok('#dfeecb', '#8a5bb0', '#70448f', '#e0a13a'),
  'matcha-bowl':
    '<path fill="#4f4a57" d="M2.5 12.5C3 22 8 28 16 28s13-6 13.5-15.5z"/><path fill="#6a6374" d="M2.5 12.5C3 22 8 28 16 28c-6-2-9.5-8-10-15.5z"/><ellipse cx="16" cy="12.5" rx="13.5" ry="4.5" fill="#7d768a"/><ellipse cx="16" cy="12.9" rx="11.8" ry="3.5" fill="#8dbb4c"/><path fill="#b6d97c" d="M8 12.5c2-1.6 6-2 9-1.6-1 1.2-5 2.4-9 1.6zm9 2.2c2 .3 5-.2 7-1.3-2.6-.3-5 0-7 1.3z"/><path fill="#3f3a46" d="M11 27h10l.8 2.5H10.2z"/><path fill="#d9a35a" d="M20 20c2.4-.3 4.6-1.4 6.3-3-.5 2-3.3 5-6.3 5.3z" opacity=".8"/>',
  'tea-whisk':
    '<path fill="#d7b36a" d="M13 2h6l.8 11h-7.6z"/><path fill="#b98d45" d="M17 2h2l.8 11h-2z"/><path fill="#16213e" d="M12 12h8v2.2h-8z"/><path fill="#ecd196" d="M12 14h8c1 5 4.5 9 4 14.5-.1 1.2-1.5 1.5-2 .5-.5 1.2-2 1.2-2.4 0-.5 1.2-2 1.2-2.4 0-.4 1.2-2 1.2-2.4 0-.4 1.2-1.9 1.2-2.4 0-.4 1.2-1.9 1.2-2.4 0-.5 1-1.9.7-2-.5C7.5 23 11 19 12 14z"/><path stroke="#c79f58" stroke-width=".7" fill="none" d="M13.5 15c-.6 5-2.5 8-2.8 13M15.2 15c-.2 5-1 8-1 13M16.8 15c.2 5 1 8 1 13M18.5 15c.6 5 2.5 8 2.8 13"/>',
  'celadon-vase':
    '<path fill="#8fc4ad" d="M12 3h8l-1 4c5 2 7.5 6.5 6 12.5C24 24.5 21 27 20.5 30h-9C11 27 8 24.5 7 19.5 5.5 13.5 8 9 13 7z"/><path fill="#b4dcc8" d="M13 7c-5 2-7.5 6.5-6 12.5 1 5 4 7.5 4.5 10.5h2C12 25 9.5 23 9.5 17c0-5 2-8 5-10z"/><path fill="#6ea890" d="M11.3 2h9.4v1.8h-9.4zM11.3 28.6h9.4V30h-9.4z"/><path fill="#f2faf5" d="M16 12.5c1.7 0 1.7 2.2 0 2.8-1.7-.6-1.7-2.8 0-2.8zm-3 4.3c1.7.1 2.2 1.7.8 2.7-1.7-.2-2.2-2-.8-2.7zm6 0c1.4.7.9 2.5-.8 2.7-1.4-1-.9-2.6.8-2.7zM15.6 16h.8v8h-.8z"/>',
  'moon-jar':
    '<path fill="#dcd6ca" d="M12 4h8v3h-8z"/><path fill="#f7f4ec" d="M12.5 6h7C26 8 29.5 12.5 29 17.5 28.4 23.5 24 27 20.5 28h-9C8 27 3.6 23.5 3 17.5 2.5 12.5 6 8 12.5 6z"/><path fill="#fff" d="M10 9.5C7 11.5 5.5 14.5 6 18c-2-3.5-.5-7.5 4-8.5z"/><path fill="#e4ded2" d="M22 8.2c4.8 2.2 7.3 5.7 7 9.3-.6 6-5 9.5-8.5 10.5h-5C23 26.5 26.5 17.5 22 8.2z"/><path fill="#c9c1b2" d="M11.5 28h9l.4 1.8h-9.8zM11.8 3.2h8.4v1.4h-8.4z"/>',
  'clay-bowl':
    '<path fill="#c67a52" d="M3 11c0 9 5 15 13 15s13-6 13-15z"/><path fill="#dd9a72" d="M3 11c0 9 5 15 13 15-6-2-9-8-9.5-15z"/><ellipse cx="16" cy="11" rx="13" ry="4.2" fill="#e6b08c"/><ellipse cx="16" cy="11.3" rx="11" ry="3.1" fill="#9c5a3a"/><path fill="#f4e6d4" d="M5.2 17.5q2.6 1.5 5.4.3t5.4 0 5.4.2 5.4-.5l-.7 1.9q-2.4.8-4.7.2t-5.4 0-5.4.2-5-.4z"/><path fill="#a65f3d" d="M11 25.3h10l.9 2.7H10.1z"/>',
  'clay-bowl-blue':
    '<path fill="#3f6ea8" d="M3 11c0 9 5 15 13 15s13-6 13-15z"/><path fill="#6291c9" d="M3 11c0 9 5 15 13 15-6-2-9-8-9.5-15z"/><ellipse cx="16" cy="11" rx="13" ry="4.2" fill="#a9c6e8"/><ellipse cx="16" cy="11.3" rx="11" ry="3.1" fill="#2c5285"/><path fill="#f4efe4" d="M7.5 18l2-2.6 2 2.6-2 2.6zm6.5 1.5l2-2.6 2 2.6-2 2.6zm6.5-1.5l2-2.6 2 2.6-2 2.6z"/><path fill="#2c5285" d="M11 25.3h10l.9 2.7H10.1z"/>',
  fude: '<path fill="#8a5a34" d="M25.5 1.5q2-.8 3.6.9t.6 3.5L16.5 18.5l-4.2-4.2z"/><path fill="#a9733f" d="M25.5 1.5q2-.8 3.6.9L14.4 16.4l-2.1-2.1z"/><path fill="#e8c877" d="M12.3 14.3l4.2 4.2-2 1.9-4.1-4.1z"/><path fill="#f6efe2" d="M10.4 16.3l4.1 4.1c-1 1.9-3 3.2-5.2 4.2l-3-3c.9-2.2 2.2-4.2 4.1-5.3z"/><path fill="#22222e" d="M6.6 20.8l3.5 3.5C7.5 26.8 4.5 28 2 29.8c1.2-2.6 2-6 4.6-9z"/>',
  'hanging-scroll':
    '<path fill="#7d4b34" d="M5 3.5h22v2H5zM4 27.5h24v2.2H4z"/><path fill="#3f6673" d="M7 5.5h18v22H7z"/><path fill="#fbf6ea" d="M9.5 8h13v16.5h-13z"/><path fill="none" stroke="#22222e" stroke-width="2" stroke-linecap="round" d="M20 14.5a4.4 4.4 0 1 1-2.4-3"/><path fill="#c8402f" d="M19 20.3h2.3v2.3H19z"/><path fill="#7d4b34" d="M15.5 1.5h1v2h-1z"/>',
  inkstone:
    '<path fill="#2b2d3a" d="M4 12q0-2 2-2h20q2 0 2 2l1.5 13.5q.2 2.5-2.3 2.5H4.8q-2.5 0-2.3-2.5z"/><path fill="#454857" d="M7 12.5h18l1.3 12.7H5.7z"/><path fill="#15161f" d="M7.4 12.5h17.2l.5 4.8q-9.1 3.4-18.2 0z"/><path fill="#6d7184" d="M9 14.2q3.5 1.5 8 1.4v.9q-5.2.2-8.3-1.4z"/><path fill="#8f2f2a" d="M20.5 3.5l5 1.6-4.3 13-5-1.6z"/><path fill="#e8c877" d="M19.3 7l5 1.6-.4 1.3-5-1.6z"/>',
  wagasa:
    '<path fill="#7a4a2b" d="M15.3 14h1.4v15.5h-1.4z"/><path fill="#d94b45" d="M1.5 17.5C3 9 9 4 16 4s13 5 14.5 13.5q-7.2-2.6-14.5-2.6T1.5 17.5z"/><path fill="#f7e6cf" d="M4 11.8C6.7 6.9 11.2 4 16 4s9.3 2.9 12 7.8q-6-2.1-12-2.1T4 11.8z"/><path fill="#b8332f" d="M15.6 4h.8v11h-.8zM15.7 4.2l.6.3-7.5 11.3-.8-.2zm.6 0l-.6.3 7.5 11.3.8-.2z" opacity=".7"/><path fill="#3a2a24" d="M14.6 2h2.8v2.6h-2.8z"/>',
} as const
