import type { Row } from '../types.ts'

export const authRows = {
  register: { path: '/auth/register', guard: 'guest', langs: ['en', 'ru', 'zh'], index: true, layout: 'auth', ns: ['auth'] },
  login: { path: '/auth/login', guard: 'guest', langs: ['en', 'ru', 'zh'], index: true, layout: 'auth', ns: ['auth'] },
  logout: { path: '/auth/logout', guard: 'public', langs: ['en', 'ru', 'zh'], index: false, layout: 'auth', ns: ['auth'] },
  selectRole: { path: '/select-role', guard: 'user-any-type', langs: ['en', 'ru', 'zh'], index: false, layout: 'auth', ns: ['auth'] },
} as const satisfies Record<string, Row>
