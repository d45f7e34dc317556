export interface PdfInfo {
  producer: string | null;
  creator: string | null;
  author: string | null;
  title: string | null;
  creationDate: Date | null;
  modificationDate: Date | null;
}

/** The document information dictionary and the trailer's identifiers as one revision left them. */
export interface RevisionMetadata {
  info: PdfInfo;
  /** `/ID` of the trailer in hexadecimal. The first part is permanent, the second changes with each save. */
  ids: { permanent: string; changing: string } | null;
}

export interface XmpFacts {
  creatorTool: string | null;
  producer: string | null;
  createDate: Date | null;
  modifyDate: Date | null;
  documentId: string | null;
  originalDocumentId: string | null;
  instanceId: string | null;
  /** documentID of xmpMM:DerivedFrom. */
  derivedFromId: string | null;
  /** softwareAgent of each xmpMM:History entry, in order. */
  historyAgents: string[];
  /** IPTC DigitalSourceType, the last part of its URI. */
  digitalSourceType: string | null;
}

export interface PdfMetadata {
  version: string | null;
  encrypted: boolean;
  info: PdfInfo;
  xmp: XmpFacts | null;
}
