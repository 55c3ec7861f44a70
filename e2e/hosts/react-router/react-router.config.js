/** Framework mode, rendered on a server. */
export default { ssr: true, basename: '/react-router/' }
