/**
 * Night hours (JST, `HH:MM`) without work: from `pupil` for pupils of compulsory school, from
 * `minor` for other minors, until `to` on the next day.
 */
export const nightHours = { pupil: '20:00', minor: '22:00', to: '05:00' } as const;
