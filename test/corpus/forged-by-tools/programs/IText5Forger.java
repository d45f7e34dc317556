import com.itextpdf.text.BaseColor;
import com.itextpdf.text.Document;
import com.itextpdf.text.Rectangle;
import com.itextpdf.text.pdf.AcroFields;
import com.itextpdf.text.pdf.BaseFont;
import com.itextpdf.text.pdf.PdfAnnotation;
import com.itextpdf.text.pdf.PdfAppearance;
import com.itextpdf.text.pdf.PdfContentByte;
import com.itextpdf.text.pdf.PdfCopy;
import com.itextpdf.text.pdf.PdfDictionary;
import com.itextpdf.text.pdf.PdfName;
import com.itextpdf.text.pdf.PdfReader;
import com.itextpdf.text.pdf.PdfStamper;
import com.itextpdf.text.pdf.PdfString;
import java.io.FileOutputStream;
import java.util.Map;

/** Edits and harmless steps with iText 5. */
public final class IText5Forger {
  private interface Edit {
    void apply(PdfStamper stamper, Order order) throws Exception;
  }

  public static void main(String[] arguments) throws Exception {
    Order.carryOut(
        arguments,
        Map.of(
            "cover", stamped(IText5Forger::cover, false),
            "cover-appended", stamped(IText5Forger::cover, true),
            "note-over", stamped(IText5Forger::noteOver, true),
            "resave", stamped((stamper, order) -> {}, false),
            "stamp", stamped(IText5Forger::stamp, false),
            "number", stamped(IText5Forger::number, false),
            "comment", stamped(IText5Forger::comment, true),
            "fill", stamped(IText5Forger::fill, true),
            "rotate", stamped(IText5Forger::rotate, false),
            "merge", IText5Forger::merge));
  }

  private static Order.Way stamped(Edit edit, boolean appended) {
    return order -> {
      PdfReader reader = new PdfReader(order.text("source"));
      PdfStamper stamper =
          new PdfStamper(reader, new FileOutputStream(order.text("out")), '\0', appended);
      edit.apply(stamper, order);
      stamper.close();
      reader.close();
    };
  }

  private static BaseFont font(String name) throws Exception {
    return BaseFont.createFont(name, BaseFont.WINANSI, BaseFont.NOT_EMBEDDED);
  }

  private static BaseColor colour(float[] parts) {
    return new BaseColor(parts[0], parts[1], parts[2]);
  }

  private static Rectangle box(float[] sides) {
    return new Rectangle(sides[0], sides[1], sides[2], sides[3]);
  }

  private static void cover(PdfStamper stamper, Order order) throws Exception {
    float[] patch = order.numbers("patch");
    PdfContentByte content = stamper.getOverContent(order.page());
    content.saveState();
    content.setColorFill(colour(order.numbers("paper")));
    content.rectangle(patch[0], patch[1], patch[2] - patch[0], patch[3] - patch[1]);
    content.fill();
    content.restoreState();
    content.beginText();
    content.setColorFill(colour(order.numbers("ink")));
    content.setFontAndSize(font(order.text("font")), order.number("size"));
    content.setTextMatrix(order.number("x"), order.number("y"));
    content.showText(order.text("after"));
    content.endText();
  }

  private static void noteOver(PdfStamper stamper, Order order) throws Exception {
    float[] patch = order.numbers("patch");
    PdfAppearance look =
        PdfAppearance.createAppearance(
            stamper.getWriter(), patch[2] - patch[0], patch[3] - patch[1]);
    look.setColorFill(colour(order.numbers("paper")));
    look.rectangle(0, 0, patch[2] - patch[0], patch[3] - patch[1]);
    look.fill();
    look.beginText();
    look.setColorFill(colour(order.numbers("ink")));
    look.setFontAndSize(font(order.text("font")), order.number("size"));
    look.setTextMatrix(order.number("x") - patch[0], order.number("y") - patch[1]);
    look.showText(order.text("after"));
    look.endText();
    PdfAnnotation note = new PdfAnnotation(stamper.getWriter(), box(patch));
    note.put(PdfName.SUBTYPE, PdfName.FREETEXT);
    note.put(PdfName.CONTENTS, new PdfString(order.text("after")));
    note.setAppearance(PdfAnnotation.APPEARANCE_NORMAL, look);
    note.setFlags(PdfAnnotation.FLAGS_PRINT);
    stamper.addAnnotation(note, order.page());
  }

  private static void stamp(PdfStamper stamper, Order order) throws Exception {
    float[] place = order.numbers("place");
    PdfContentByte content = stamper.getOverContent(order.page());
    content.setColorStroke(BaseColor.RED);
    content.rectangle(place[0], place[1], place[2] - place[0], place[3] - place[1]);
    content.stroke();
    line(content, order.text("text"), 11, place[0] + 4, place[1] + 5);
  }

  private static void line(PdfContentByte content, String text, float size, float x, float y)
      throws Exception {
    content.beginText();
    content.setFontAndSize(font("Helvetica"), size);
    content.setTextMatrix(x, y);
    content.showText(text);
    content.endText();
  }

  private static void number(PdfStamper stamper, Order order) throws Exception {
    int pages = stamper.getReader().getNumberOfPages();
    for (int page = 1; page <= pages; page++) {
      Rectangle size = stamper.getReader().getCropBox(page);
      line(stamper.getOverContent(page), page + " / " + pages, 8,
          (size.getLeft() + size.getRight()) / 2 - 10, size.getBottom() + 12);
    }
  }

  private static void comment(PdfStamper stamper, Order order) throws Exception {
    float[] place = order.numbers("place");
    Rectangle at = new Rectangle(place[0], place[3] - 18, place[0] + 18, place[3]);
    PdfAnnotation note =
        PdfAnnotation.createText(stamper.getWriter(), at, "Note", order.text("text"), false, "Note");
    stamper.addAnnotation(note, order.page());
  }

  private static void fill(PdfStamper stamper, Order order) throws Exception {
    AcroFields form = stamper.getAcroFields();
    for (String name : form.getFields().keySet())
      if (form.getFieldType(name) == AcroFields.FIELD_TYPE_TEXT && form.getField(name).isEmpty()) {
        form.setField(name, order.text("text"));
        return;
      }
    throw new IllegalStateException("no empty field");
  }

  private static void rotate(PdfStamper stamper, Order order) {
    PdfDictionary page = stamper.getReader().getPageN(order.page());
    page.put(PdfName.ROTATE, new com.itextpdf.text.pdf.PdfNumber(90));
  }

  private static void merge(Order order) throws Exception {
    Document document = new Document();
    PdfCopy copy = new PdfCopy(document, new FileOutputStream(order.text("out")));
    document.open();
    for (String name : new String[] {"source", "second"}) {
      PdfReader reader = new PdfReader(order.text(name));
      copy.addDocument(reader);
      reader.close();
    }
    document.close();
  }
}
