// The parts of the type pages and their index that need the backend, in one chunk after the page.
export { LiveCatalogue } from './captcha-types/LiveCatalogue.tsx'
export { LiveExamples, LiveSelection } from '@/shared/captcha-type/LiveExamples.tsx'
export { LiveFigures } from './captcha-type/LiveFigures.tsx'
