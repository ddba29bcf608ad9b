import type { Member } from '@/api/contract/team.ts'
import { cutText } from '@/lib/cut-text.ts'

/** The name of a member within a sentence. */
export const nameOfMember = ({ name, email }: Pick<Member, 'name' | 'email'>): string =>
  cutText(name ?? email)
