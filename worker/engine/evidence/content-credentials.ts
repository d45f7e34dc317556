/** Content of the C2PA manifests of a picture, and whether they match it. */
export interface CredentialFacts {
  /**
   * `intact`: the signature verifies with the key of its own certificate, and the hash
   * matches these bytes; `picture_changed`: the signature verifies, but the picture
   * differs; `manifest_changed`: the content is not what was signed; `removed`: only a
   * reference to a manifest is left; `unchecked`: undetermined.
   */
  integrity:
    'intact' | 'picture_changed' | 'manifest_changed' | 'unsigned' | 'removed' | 'unchecked';
  /** null when intact. */
  reason:
    | 'bytes_changed'
    | 'signature_wrong'
    | 'assertion_changed'
    | 'no_signature'
    | 'removed'
    | 'elsewhere'
    | 'algorithm'
    | 'no_hash'
    | 'unreadable'
    | null;
  /** Program that wrote the newest manifest, as it states. */
  generator: string | null;
  /** Common name in the signer's certificate; its issuer is not verified. */
  signer: string | null;
  organisation: string | null;
  /** Recorded actions; those of its ingredients come before its own. */
  actions: CredentialAction[];
}

export interface CredentialAction {
  /** E.g. `c2pa.created`, `c2pa.edited`. */
  action: string;
  /** IPTC digital source type, the last part of its URI. */
  sourceType: string | null;
  program: string | null;
  /** Whether it applies to an ingredient placed in the picture as a part. */
  isIngredient: boolean;
}
