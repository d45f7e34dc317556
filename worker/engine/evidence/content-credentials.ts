/** What the C2PA manifests in a picture say of its making, and whether they fit it. */
export interface CredentialFacts {
  /**
   * `intact`: signed by the key in its own certificate, and made for these bytes;
   * `picture_changed`: well signed, but the picture is another; `manifest_changed`:
   * what it says is not what was signed; `removed`: only a reference to one is left;
   * `unchecked`: it could not be told.
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
  /** Program that wrote the newest manifest, by its own word. */
  generator: string | null;
  /** Common name in the signer's certificate, whoever issued that. */
  signer: string | null;
  organisation: string | null;
  /** Recorded actions, those of the pictures it was made from before its own. */
  actions: CredentialAction[];
}

export interface CredentialAction {
  /** E.g. `c2pa.created`, `c2pa.edited`. */
  action: string;
  /** IPTC digital source type, the last part of its URI. */
  sourceType: string | null;
  program: string | null;
  /** Whether it was done to a picture that was put in as a part. */
  isIngredient: boolean;
}
