/** The anchor of the alerts, which the desk leads to. */
export const alertsId = 'alerts'
