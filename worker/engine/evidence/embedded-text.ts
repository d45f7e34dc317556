/** Text in a PDF outside its page content: people rarely see it, programs always read it. */
export interface EmbeddedText {
  where: 'metadata' | 'annotation' | 'form' | 'attachment' | 'layer';
  text: string;
}
