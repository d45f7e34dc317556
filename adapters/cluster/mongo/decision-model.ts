import { collection } from './collection.js';

/** A decision for the whole service, made once or by an operator. */
export interface DecisionDocument {
  _id: 'intake' | 'first_organisation';
  value: string;
}

export const decisions = collection<DecisionDocument>('decisions', {
  _id: { type: String, required: true },
  value: { type: String, required: true },
});
