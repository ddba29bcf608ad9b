// What the type pages and their index need the backend for: one chunk, after the page.
export { LiveCatalogue } from './index/LiveCatalogue.tsx'
export { LiveExamples, LiveSelection } from './type/LiveExamples.tsx'
export { LiveFigures } from './type/LiveFigures.tsx'
