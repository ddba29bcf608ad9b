import { api } from '../api.ts'

export const profileApi = api.injectEndpoints({ endpoints: () => ({}) })
