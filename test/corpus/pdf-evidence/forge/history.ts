import { PDFDocument } from 'pdf-lib';
import { dictOf, valueOf } from '../edit/values.js';
import { writeShow } from '../edit/type-text.js';
import type { PdfDict, PdfValue } from '../../../../worker/engine/pdf/syntax/pdf-values.js';
import type { Done, Method, Scene } from '../method.js';
import { attach, setCatalogue, setInfo, setXmp } from './carriers.js';
import { replaced, retype, wantedCodes } from './in-place.js';

const NOWHERE: Done = { box: null, before: null, after: null };

/** Every forgery here also changes a value, without any other trace. */
const quietly = (scene: Scene): Done => {
  retype(scene, writeShow(wantedCodes(scene)));
  return { ...replaced(scene), box: null };
};

/** The old content stays in the file, but nothing refers to it. */
const orphan: Method = {
  id: 'unused-content',
  codes: ['unused_object_text'],
  forge(scene) {
    const old = scene.page.content();
    const done = quietly(scene);
    scene.edit.add(dictOf('<<>>'), old);
    return done;
  },
};

const editor: Method = {
  id: 'metadata-editor',
  codes: ['pdf_editor', 'programs_disagree'],
  forge(scene) {
    const editors: Record<string, string>[] = [
      { Creator: 'sejda.com (5.3.7)', Producer: 'SAMBox 3.0.25' },
      { Producer: 'iLovePDF' },
      { Creator: 'PDFescape Online - https://www.pdfescape.com', Producer: 'RAD PDF 3.25.0.0' },
      { Creator: 'PDF-XChange Editor 10.1', Producer: 'PDF-XChange Core API SDK (10.1.3)' },
      { Producer: 'Foxit PDF Editor Printer Version 12.1' },
    ];
    setInfo(scene.edit, editors[Math.floor(scene.random() * editors.length)] ?? {});
    return quietly(scene);
  },
};

const xmpDisagrees: Method = {
  id: 'metadata-xmp-disagrees',
  codes: ['programs_disagree', 'pdf_editor'],
  forge(scene) {
    setInfo(scene.edit, { Producer: 'OpenPDF 1.3.30', Creator: 'Core Banking Statements' });
    setXmp(
      scene.edit,
      '<pdf:Producer>Acrobat Distiller 23.0</pdf:Producer><xmp:CreatorTool>Adobe Illustrator 27.5</xmp:CreatorTool>',
    );
    return quietly(scene);
  },
};

const modifiedBefore: Method = {
  id: 'metadata-modified-before-creation',
  codes: ['metadata_dates_disagree'],
  forge(scene) {
    setInfo(scene.edit, { CreationDate: 'D:20250611101500Z', ModDate: 'D:20250402083000Z' });
    return quietly(scene);
  },
};

const future: Method = {
  id: 'metadata-future',
  codes: ['metadata_date_in_future'],
  forge(scene) {
    setInfo(scene.edit, { CreationDate: 'D:20990611101500Z', ModDate: 'D:20990611101500Z' });
    return quietly(scene);
  },
};

/** Saved by a publicly available library, under the name of a bank's system. */
const otherWriter: Method = {
  id: 'metadata-other-writer',
  codes: ['rewritten_by_other_program'],
  forge: quietly,
  async finish(bytes) {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    document.setProducer('Apache FOP Version 2.8');
    document.setCreator('Statement Service');
    return Buffer.from(await document.save());
  },
};

const javaScript: Method = {
  id: 'active-javascript',
  codes: ['active_content'],
  forge({ edit }) {
    setCatalogue(edit, { OpenAction: valueOf('<</S/JavaScript/JS(app.alert\\("paid"\\);)>>') });
    return NOWHERE;
  },
};

const launch: Method = {
  id: 'active-launch',
  codes: ['active_content'],
  forge({ edit }) {
    setCatalogue(edit, { OpenAction: valueOf('<</S/Launch/F(setup.exe)>>') });
    return NOWHERE;
  },
};

const launchLink: Method = {
  id: 'active-launch-link',
  codes: ['active_content'],
  forge({ edit, page }) {
    const annotation: PdfDict = dictOf(
      '<</Type/Annot/Subtype/Link/Rect[60 60 160 80]/Border[0 0 0]/A<</S/Launch/F(cmd.exe)>>>>',
    );
    const others: PdfValue = edit.resolve(page.dict().entries.get('Annots'));
    page.set('Annots', [...(Array.isArray(others) ? others : []), edit.add(annotation)]);
    return NOWHERE;
  },
};

const attachment: Method = {
  id: 'active-attachment',
  codes: ['active_content'],
  forge({ edit }) {
    attach(edit, 'macro.vbs', 'MsgBox "hello"');
    return NOWHERE;
  },
};

export const historyMethods: Method[] = [
  orphan,
  editor,
  xmpDisagrees,
  modifiedBefore,
  future,
  otherWriter,
  javaScript,
  launch,
  launchLink,
  attachment,
];
