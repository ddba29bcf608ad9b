import { GraphPage } from '../parts/GraphPage.tsx'

export default function EmployeeRatePage() {
  return <GraphPage id="employeeRate" />
}
