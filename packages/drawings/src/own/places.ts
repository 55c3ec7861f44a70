const taipei101 = [24, 20.6, 17.2, 13.8, 10.4]
  .map(
    (foot, storey) =>
      `<path fill="${storey % 2 === 0 ? '#4fa8a0' : '#5fb8af'}" d="M11.5 ${foot}l-1.3-3.4h11.6l-1.3 3.4z"/>`,
  )
  .join('')

/** Landmarks that the emoji set does not have, or has with a piece of sea under them. */
export const PLACES = {
  'taipei-101': `<path fill="#3d8f88" d="M9 30l1.5-6h11L23 30z"/><path fill="#2f7670" d="M13.5 26h5v4h-5z"/>${taipei101}<path fill="#6cc4ba" d="M12.5 7l.8-2.2h5.4l.8 2.2z"/><path fill="#d9b45b" d="M15.6 0h.8v2.4h-.8zM14.6 2.4h2.8l.4 2.4h-3.6z"/><path fill="#ffd982" d="M15 25.5h2v1h-2zM14.8 22h2.4v.8h-2.4zM14.8 18.6h2.4v.8h-2.4zM14.8 15.2h2.4v.8h-2.4zM14.8 11.8h2.4v.8h-2.4z"/>`,
  'palace-gate':
    '<path fill="#b9b2a6" d="M2 22h28v8H2z"/><path fill="#cfc9be" d="M2 22h28v1.6H2z"/><path fill="#3a3340" d="M12.5 30v-3.5a3.5 3.5 0 0 1 7 0V30z"/><path fill="#a63d2f" d="M5 16h22v6H5z"/><path fill="#7f2c22" d="M7 16h1.6v6H7zm5 0h1.6v6H12zm6.4 0H20v6h-1.6zm5 0H25v6h-1.6z"/><path fill="#2f7a63" d="M4.5 15h23v1.6h-23z"/><path fill="#3b4254" d="M.5 15.6C3 14.6 5 12.5 6 10.5h20c1 2 3 4.1 5.5 5.1l-1 1.2c-2-.5-3.5-.8-4.5-.8H6c-1 0-2.5.3-4.5.8z"/><path fill="#a63d2f" d="M8.5 7.5h15v3.2h-15z"/><path fill="#2f7a63" d="M8 7h16v1.3H8z"/><path fill="#4a5268" d="M4.5 7.8C7 6.6 8.5 4.8 9.2 2.6h13.6c.7 2.2 2.2 4 4.7 5.2l-.9 1.1c-1.6-.5-2.8-.7-3.6-.7H9c-.8 0-2 .2-3.6.7z"/><path fill="#2d3342" d="M8.8 1.8h14.4v1.3H8.8z"/>',
  sailboat:
    '<path fill="#ffd14d" d="M17.5 3.5L27 19h-9.5z"/><path fill="#fff4d6" d="M15 6.5V19H6.5z"/><path fill="#8a5a3c" d="M15.6 2h1.6v20h-1.6z"/><path fill="#e9693f" d="M3.5 21.5h25l-3.8 7.3q-.4.7-1.2.7H9q-.9 0-1.3-.8z"/><path fill="#c94f2a" d="M3.5 21.5h25l-1 2h-23z"/><path fill="#fff" d="M6.3 25.5h19.3l-.5 1H6.8z"/>',
  ferry:
    '<path fill="#d9dee8" d="M11 5.5h4l-.7 4.5h-3.9z"/><path fill="#f26b4a" d="M11.2 3.5h4.1l-.3 2.2h-4.1z"/><path fill="#fff" d="M8 9.5h14l2 4H6z"/><path fill="#eef2f8" d="M5 13.5h20.5l1.5 5H4z"/><path fill="#3aa0e0" d="M9.5 11h2.4v1.5H9.5zm4 0h2.4v1.5h-2.4zm4 0h2.4v1.5h-2.4zM7.5 15h2.6v2H7.5zm4.5 0h2.6v2H12zm4.5 0h2.6v2h-2.6zm4.5 0h2.6v2H21z"/><path fill="#1f4fa8" d="M1.5 18.5h29l-3 9q-.4 1.5-2 1.5H6.8q-1.5 0-2.1-1.4z"/><path fill="#2f6bd1" d="M1.5 18.5h29l-.8 2.5H2.6z"/><path fill="#fff" d="M3.8 23.8h25l-.4 1.1H4.2z"/>',
} as const
