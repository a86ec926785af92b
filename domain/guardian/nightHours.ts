/**
 * Hours of a day in Japan (`HH:MM`): from when pupils of compulsory school and other minors do no
 * work, and until when of the next day.
 */
export const nightHours = { pupil: '20:00', minor: '22:00', to: '05:00' } as const;
