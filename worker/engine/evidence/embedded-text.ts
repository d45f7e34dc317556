/** Text that a PDF carries beside its pages, where people rarely look and programs always do. */
export interface EmbeddedText {
  where: 'metadata' | 'annotation' | 'form' | 'attachment' | 'layer';
  text: string;
}
