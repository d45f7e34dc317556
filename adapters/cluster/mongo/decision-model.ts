import { collection } from './collection.js';

/** What was decided for the whole service, once or by an operator. */
export interface DecisionDocument {
  _id: 'intake' | 'first_organisation';
  value: string;
}

export const decisions = collection<DecisionDocument>('decisions', {
  _id: { type: String, required: true },
  value: { type: String, required: true },
});
