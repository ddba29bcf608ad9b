// The parts of the demos that need the backend, in one chunk after the page.
export { LiveExamples, LiveSelection } from '@/shared/captcha-type/LiveExamples.tsx'
export { LiveDemo } from './live/LiveDemo.tsx'
