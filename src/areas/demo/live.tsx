// What the demos need the backend for: one chunk, after the page.
export { LiveSelection } from '@/shared/captcha-type/LiveExamples.tsx'
export { LiveExamples } from '@/shared/captcha-type/LiveExamples.tsx'
export { LiveDemo } from './live/LiveDemo.tsx'
