/** What stands around every head. */
export { HelmetProvider as HeadProvider } from 'react-helmet-async'
