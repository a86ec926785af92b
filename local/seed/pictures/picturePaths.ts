const two = (number: number) => String(number + 1).padStart(2, '0');

/** The ids of demo people by number. */
export const demoTalentId = (number: number) => `demo-talent-${two(number)}`;
/** The id of a demo client by number. */
export const demoClientId = (number: number) => `demo-client-${number + 1}`;

/** Storage paths of the drawn pictures by number, in the folder of their owner. */
export const castPicture = (number: number, variant: number) => `pictures/${demoTalentId(number)}/demo-${variant + 1}.svg`;
/** The path of a client's drawn logo. */
export const companyMarkPicture = (number: number) => `pictures/${demoClientId(number)}/demo-mark.svg`;
/** The path of a job's drawn picture, in its client's folder. */
export const jobScenePicture = (number: number, client: number) => `pictures/${demoClientId(client)}/demo-job-${two(number)}.svg`;
