const two = (number: number) => String(number + 1).padStart(2, '0');

/** Storage paths of the drawn pictures, by place in the lists. */
export const castPicture = (number: number, variant: number) => `demo/talents/${two(number)}${variant === 0 ? '' : `-${variant + 1}`}.svg`;
export const companyMarkPicture = (number: number) => `demo/clients/${two(number)}.svg`;
export const jobScenePicture = (number: number) => `demo/jobs/${two(number)}.svg`;
