import { GraphPage } from '../parts/GraphPage.tsx'

export default function WaitingTimePage() {
  return <GraphPage id="waitingTime" />
}
