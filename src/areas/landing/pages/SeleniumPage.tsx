import { AutomationView, automationStructured } from '../parts/automation/AutomationView.tsx'

export default function SeleniumPage() {
  return <AutomationView tool="selenium" />
}

export const structured = automationStructured('selenium')
