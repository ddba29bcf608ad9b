export { GraphPanel } from './GraphPanel.tsx'
export { Overview } from './Overview.tsx'
