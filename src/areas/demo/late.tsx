// What the demos need the backend for: one chunk, after the page.
export { LiveExamples, LiveSelection } from '@/shared/captcha-type/LiveExamples.tsx'
export { LiveDemo } from './live/LiveDemo.tsx'
