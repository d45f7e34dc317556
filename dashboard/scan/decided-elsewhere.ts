import { createContext } from 'react';

/** Whether the page around the report has the controls to decide. */
export const DecidedElsewhere = createContext(false);
