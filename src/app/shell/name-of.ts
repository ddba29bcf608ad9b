import type { User } from '@/api/contract/user.ts'

/** What a person is called here. */
export const nameOf = ({ name, email, id }: Pick<User, 'name' | 'email' | 'id'>): string =>
  name ?? email ?? `#${id}`
