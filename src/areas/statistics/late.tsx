export { GraphPanel } from './graph/GraphPanel.tsx'
export { Overview } from './overview/Overview.tsx'
