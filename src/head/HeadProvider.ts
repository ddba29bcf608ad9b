/** The provider that every PageHead needs above it. */
export { HelmetProvider as HeadProvider } from 'react-helmet-async'
