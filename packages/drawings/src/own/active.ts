const yogaMat = (mat: string, light: string, strap: string) =>
  `<path fill="${mat}" d="M8 13h20q3 0 3 7.5T28 28H8z"/><path fill="${light}" d="M8 13h20c2 0 2.8 2 3 4H8z"/><circle cx="8.5" cy="20.5" r="7.5" fill="${light}"/><path fill="none" stroke="${mat}" stroke-width="1.5" d="M8.5 15.3a5.2 5.2 0 1 1-5.2 5.2M8.5 17.8a2.7 2.7 0 1 1-2.7 2.7"/><path fill="${strap}" d="M17 13h2.5v15H17zM24 13h2.5v15H24z"/><path fill="none" stroke="${strap}" stroke-width="1.8" d="M18.2 13c0-8 7-8 7 0"/>`

export const ACTIVE = {
  'yoga-mat': yogaMat('#7d62b8', '#a48ed6', '#3d3160'),
  'yoga-mat-green': yogaMat('#3f9a78', '#74bf9f', '#1f5a45'),
  'yoga-mat-coral': yogaMat('#e2765b', '#f3a189', '#8a3a2a'),
  dumbbell:
    '<g transform="rotate(-28 16 18)"><path fill="#8d93a3" d="M10 16h12v4H10z"/><path fill="#2b2f3f" d="M5 9.5h5v17H5zM22 9.5h5v17h-5z"/><path fill="#e0503f" d="M5 9.5h2.2v17H5zM22 9.5h2.2v17H22z"/><path fill="#454b5e" d="M2 12.5h3v11H2zM27 12.5h3v11h-3z"/><path fill="#b9becb" d="M10 16h12v1.5H10z"/></g>',
  kettlebell:
    '<path fill="none" stroke="#2b2f3f" stroke-width="3.6" d="M10.5 14C7.5 7 11 4 16 4s8.5 3 5.5 10"/><path fill="#2b2f3f" d="M16 10.5c6.5 0 10.5 4.5 10.5 10 0 4-1.7 7-4 9h-13c-2.3-2-4-5-4-9 0-5.5 4-10 10.5-10z"/><path fill="#454b5e" d="M14 11.2c-5 .7-7.5 4.8-7.5 9.3 0 3 .9 5.6 2.5 7.5-.5-7 1-12.5 5-16.8z"/><circle cx="16" cy="20.5" r="4.6" fill="#ffc94a"/><path fill="#2b2f3f" d="M15 17.8h2v5.5h-2z"/>',
} as const
