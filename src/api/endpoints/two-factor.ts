import { api } from '../api.ts'

export const twoFactorApi = api.injectEndpoints({ endpoints: () => ({}) })
