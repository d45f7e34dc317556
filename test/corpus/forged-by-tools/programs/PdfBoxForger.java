import java.io.File;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.multipdf.PDFMergerUtility;
import org.apache.pdfbox.pdfparser.PDFStreamParser;
import org.apache.pdfbox.pdfwriter.ContentStreamWriter;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationHighlight;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationRubberStamp;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceDictionary;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceStream;
import org.apache.pdfbox.pdmodel.interactive.form.PDAcroForm;
import org.apache.pdfbox.pdmodel.interactive.form.PDField;
import org.apache.pdfbox.pdmodel.interactive.form.PDTextField;
import org.apache.pdfbox.pdmodel.graphics.color.PDColor;
import org.apache.pdfbox.pdmodel.graphics.color.PDDeviceRGB;

/** Edits and harmless steps with Apache PDFBox. */
public final class PdfBoxForger {
  private interface Edit {
    void apply(PDDocument document, PDPage page, Order order) throws Exception;
  }

  public static void main(String[] arguments) throws Exception {
    Order.carryOut(
        arguments,
        Map.ofEntries(
            Map.entry("cover", edited(PdfBoxForger::cover, false)),
            Map.entry("cover-appended", edited(PdfBoxForger::cover, true)),
            Map.entry("swap", edited(PdfBoxForger::swap, false)),
            Map.entry("stamp-over", edited(PdfBoxForger::stampOver, true)),
            Map.entry("resave", edited((document, page, order) -> {}, false)),
            Map.entry("stamp", edited(PdfBoxForger::stamp, false)),
            Map.entry("number", edited(PdfBoxForger::number, false)),
            Map.entry("highlight", edited(PdfBoxForger::highlight, true)),
            Map.entry("fill", edited(PdfBoxForger::fill, true)),
            Map.entry("rotate", edited((document, page, order) -> page.setRotation(90), false)),
            Map.entry("merge", PdfBoxForger::merge)));
  }

  private static Order.Way edited(Edit edit, boolean appended) {
    return order -> {
      try (PDDocument document = Loader.loadPDF(new File(order.text("source")))) {
        edit.apply(document, document.getPage(order.page() - 1), order);
        if (!appended) document.save(order.text("out"));
        else
          try (OutputStream out = new java.io.FileOutputStream(order.text("out"))) {
            document.saveIncremental(out);
          }
      }
    };
  }

  private static PDType1Font font(String name) {
    return new PDType1Font(Standard14Fonts.getMappedFontName(name));
  }

  private static void type(PDPageContentStream content, Order order) throws Exception {
    float[] ink = order.numbers("ink");
    content.beginText();
    content.setNonStrokingColor(ink[0], ink[1], ink[2]);
    content.setFont(font(order.text("font")), order.number("size"));
    content.newLineAtOffset(order.number("x"), order.number("y"));
    content.showText(order.text("after"));
    content.endText();
  }

  private static void cover(PDDocument document, PDPage page, Order order) throws Exception {
    float[] patch = order.numbers("patch");
    float[] paper = order.numbers("paper");
    try (PDPageContentStream content =
        new PDPageContentStream(document, page, AppendMode.APPEND, true, true)) {
      content.setNonStrokingColor(paper[0], paper[1], paper[2]);
      content.addRect(patch[0], patch[1], patch[2] - patch[0], patch[3] - patch[1]);
      content.fill();
      type(content, order);
    }
    touch(page);
  }

  /** What an incremental save has to write. */
  private static void touch(PDPage page) {
    page.getCOSObject().setNeedToBeUpdated(true);
    if (page.getResources() != null) page.getResources().getCOSObject().setNeedToBeUpdated(true);
    COSBase fonts = page.getResources().getCOSObject().getDictionaryObject(COSName.FONT);
    if (fonts instanceof org.apache.pdfbox.cos.COSDictionary) ((org.apache.pdfbox.cos.COSDictionary) fonts).setNeedToBeUpdated(true);
  }

  /** Other digits in the page's own text operators. */
  private static void swap(PDDocument document, PDPage page, Order order) throws Exception {
    byte[] before = order.codes("beforeCodes");
    byte[] after = order.codes("afterCodes");
    int left = (int) order.number("nth");
    List<Object> tokens = new PDFStreamParser(page).parse();
    for (int index = 1; index < tokens.size() && left >= 0; index++) {
      if (!(tokens.get(index) instanceof Operator operator)) continue;
      if (!List.of("Tj", "TJ", "'", "\"").contains(operator.getName())) continue;
      List<COSString> strings = new ArrayList<>();
      if (tokens.get(index - 1) instanceof COSString string) strings.add(string);
      if (tokens.get(index - 1) instanceof COSArray array)
        for (COSBase item : array) if (item instanceof COSString string) strings.add(string);
      String all = "";
      for (COSString string : strings) all += latin(string.getBytes());
      int at = -1;
      while (left >= 0 && (at = all.indexOf(latin(before), at + 1)) >= 0) left--;
      if (left < 0) {
        String now = all.substring(0, at) + latin(after) + all.substring(at + before.length);
        int from = 0;
        for (COSString string : strings) {
          int length = string.getBytes().length;
          COSString other = new COSString(bytes(now.substring(from, from + length)));
          from += length;
          if (tokens.get(index - 1) == string) tokens.set(index - 1, other);
          else {
            COSArray array = (COSArray) tokens.get(index - 1);
            for (int item = 0; item < array.size(); item++)
              if (array.get(item) == string) array.set(item, other);
          }
        }
      }
    }
    if (left >= 0) throw new IllegalStateException("the value is not in the page's operators");
    PDStream stream = new PDStream(document);
    try (OutputStream out = stream.createOutputStream(COSName.FLATE_DECODE)) {
      new ContentStreamWriter(out).writeTokens(tokens);
    }
    page.setContents(stream);
  }

  private static String latin(byte[] data) {
    return new String(data, java.nio.charset.StandardCharsets.ISO_8859_1);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
  }

  /** A rubber stamp whose appearance is the new value on paper. */
  private static void stampOver(PDDocument document, PDPage page, Order order) throws Exception {
    float[] patch = order.numbers("patch");
    float[] paper = order.numbers("paper");
    PDRectangle box =
        new PDRectangle(patch[0], patch[1], patch[2] - patch[0], patch[3] - patch[1]);
    PDAppearanceStream look = new PDAppearanceStream(document);
    look.setBBox(box);
    look.setResources(new PDResources());
    try (PDPageContentStream content = new PDPageContentStream(document, look)) {
      content.setNonStrokingColor(paper[0], paper[1], paper[2]);
      content.addRect(patch[0], patch[1], box.getWidth(), box.getHeight());
      content.fill();
      type(content, order);
    }
    PDAppearanceDictionary looks = new PDAppearanceDictionary();
    looks.setNormalAppearance(look);
    PDAnnotationRubberStamp stamp = new PDAnnotationRubberStamp();
    stamp.setRectangle(box);
    stamp.setAppearance(looks);
    stamp.setPrinted(true);
    page.getAnnotations().add(stamp);
    page.getCOSObject().setNeedToBeUpdated(true);
  }

  private static void stamp(PDDocument document, PDPage page, Order order) throws Exception {
    float[] place = order.numbers("place");
    try (PDPageContentStream content =
        new PDPageContentStream(document, page, AppendMode.APPEND, true, true)) {
      content.setStrokingColor(0.7f, 0.1f, 0.1f);
      content.setNonStrokingColor(0.7f, 0.1f, 0.1f);
      content.addRect(place[0], place[1], place[2] - place[0], place[3] - place[1]);
      content.stroke();
      line(content, order.text("text"), 11, place[0] + 4, place[1] + 5);
    }
  }

  private static void line(PDPageContentStream content, String text, float size, float x, float y)
      throws Exception {
    content.beginText();
    content.setFont(font("Helvetica-Bold"), size);
    content.newLineAtOffset(x, y);
    content.showText(text);
    content.endText();
  }

  private static void number(PDDocument document, PDPage page, Order order) throws Exception {
    int number = 0;
    for (PDPage one : document.getPages()) {
      number++;
      PDRectangle box = one.getCropBox();
      try (PDPageContentStream content =
          new PDPageContentStream(document, one, AppendMode.APPEND, true, true)) {
        line(content, number + " / " + document.getNumberOfPages(), 8,
            box.getLowerLeftX() + box.getWidth() / 2 - 10, box.getLowerLeftY() + 12);
      }
    }
  }

  private static void highlight(PDDocument document, PDPage page, Order order) throws Exception {
    float[] patch = order.numbers("patch");
    PDAnnotationHighlight mark = new PDAnnotationHighlight();
    mark.setRectangle(
        new PDRectangle(patch[0], patch[1], patch[2] - patch[0], patch[3] - patch[1]));
    mark.setQuadPoints(
        new float[] {patch[0], patch[3], patch[2], patch[3], patch[0], patch[1], patch[2], patch[1]});
    mark.setColor(new PDColor(new float[] {1, 1, 0}, PDDeviceRGB.INSTANCE));
    mark.constructAppearances(document);
    page.getAnnotations().add(mark);
    page.getCOSObject().setNeedToBeUpdated(true);
  }

  private static void fill(PDDocument document, PDPage page, Order order) throws Exception {
    PDAcroForm form = document.getDocumentCatalog().getAcroForm();
    if (form == null) throw new IllegalStateException("no form");
    for (PDField field : form.getFieldTree())
      if (field instanceof PDTextField text && text.getValue().isEmpty()) {
        text.setValue(order.text("text"));
        text.getCOSObject().setNeedToBeUpdated(true);
        text.getWidgets().forEach(widget -> {
          widget.getCOSObject().setNeedToBeUpdated(true);
          widget.getAppearance().getCOSObject().setNeedToBeUpdated(true);
        });
        return;
      }
    throw new IllegalStateException("no empty field");
  }

  private static void merge(Order order) throws Exception {
    PDFMergerUtility merger = new PDFMergerUtility();
    merger.addSource(order.text("source"));
    merger.addSource(order.text("second"));
    merger.setDestinationFileName(order.text("out"));
    merger.mergeDocuments(null);
  }
}
