const two = (number: number) => String(number + 1).padStart(2, '0');

/** Who the demo people are, by place in the lists. */
export const demoTalentId = (number: number) => `demo-talent-${two(number)}`;
export const demoClientId = (number: number) => `demo-client-${number + 1}`;

/**
 * Storage paths of the drawn pictures, by place in the lists: among the own ones of whom they
 * belong to.
 */
export const castPicture = (number: number, variant: number) => `pictures/${demoTalentId(number)}/demo-${variant + 1}.svg`;
export const companyMarkPicture = (number: number) => `pictures/${demoClientId(number)}/demo-mark.svg`;
export const jobScenePicture = (number: number, client: number) => `pictures/${demoClientId(client)}/demo-job-${two(number)}.svg`;
