import { GraphPage } from '../parts/GraphPage.tsx'

export default function WorkersOnlinePage() {
  return <GraphPage id="workersOnline" />
}
