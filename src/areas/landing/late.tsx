// What the type pages and their index need the backend for: one chunk, after the page.
export { LiveCatalogue } from './captcha-types/LiveCatalogue.tsx'
export { LiveExamples, LiveSelection } from '@/shared/captcha-type/LiveExamples.tsx'
export { LiveFigures } from './captcha-type/LiveFigures.tsx'
