// The parts of the home page that need the backend, in one chunk after the page.
export { LiveFigures } from './LiveFigures.tsx'
export { LivePrices } from './LivePrices.tsx'
