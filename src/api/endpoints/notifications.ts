import { api } from '../api.ts'

export const notificationApi = api.injectEndpoints({ endpoints: () => ({}) })
