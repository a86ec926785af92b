import { configure } from '@testing-library/dom';

/** How long (ms) component tests look for what is to appear: a busy machine takes its time, and the limit is there to end what hangs. */
configure({ asyncUtilTimeout: 20_000 });
