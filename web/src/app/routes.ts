export { routes } from '../routing/routes.ts';
