/**
 * Which modules travel together. A file of its own costs some 700 bytes of headers and what it could have shared with its
 * neighbours' compression: more than the few bytes of a shared file that one page does not need.
 */
export const chunks = {
  groups: [
    // What stands around every page.
    { name: 'site', tags: ['$initial' as const], test: (id: string) => !id.endsWith('/entry-quiet.ts'), priority: 2 },
    // What at least three pages show. Not what has a folder of its own among the parts, which brings libraries along: phone numbers,
    // calendars; nor sheets, which most people never open.
    {
      name: 'parts',
      test: /src[\\/](?:parts|catalogue|head)[\\/](?!sheet\.)[^\\/]+$|[\\/](?:lucide-react|@tanstack)[\\/]/,
      minShareCount: 3,
      priority: 1,
    },
  ],
}
