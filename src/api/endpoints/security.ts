import { api } from '../api.ts'

export const securityApi = api.injectEndpoints({ endpoints: () => ({}) })
