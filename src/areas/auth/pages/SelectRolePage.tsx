import { RoleChoice } from '../parts/RoleChoice.tsx'

export default function SelectRolePage() {
  return <RoleChoice />
}
