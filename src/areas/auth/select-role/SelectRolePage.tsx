import { RoleChoice } from './RoleChoice.tsx'

export default function SelectRolePage() {
  return <RoleChoice />
}
