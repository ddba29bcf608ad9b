import type { User } from '@/api/contract/user.ts'

/** The name shown for a person. */
export const userName = ({ name, email, id }: Pick<User, 'name' | 'email' | 'id'>): string =>
  name ?? email ?? `#${id}`
