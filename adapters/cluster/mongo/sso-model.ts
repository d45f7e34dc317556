import { collection } from './collection.js';

export interface SsoDocument {
  /** Of the organisation. */
  _id: string;
  issuer: string;
  clientId: string;
  /** Encrypted. */
  clientSecret: string;
}

export const singleSignOn = collection<SsoDocument>('single_sign_on', {
  _id: { type: String, required: true },
  issuer: { type: String, required: true },
  clientId: { type: String, required: true },
  clientSecret: { type: String, required: true },
});
