import com.lowagie.text.Document;
import com.lowagie.text.Rectangle;
import com.lowagie.text.pdf.BaseFont;
import com.lowagie.text.pdf.PdfAnnotation;
import com.lowagie.text.pdf.PdfContentByte;
import com.lowagie.text.pdf.PdfCopy;
import com.lowagie.text.pdf.PdfReader;
import com.lowagie.text.pdf.PdfStamper;
import java.awt.Color;
import java.io.FileOutputStream;
import java.util.Map;

/** Edits and harmless steps with OpenPDF. */
public final class OpenPdfForger {
  private interface Edit {
    void apply(PdfStamper stamper, Order order) throws Exception;
  }

  public static void main(String[] arguments) throws Exception {
    Order.carryOut(
        arguments,
        Map.of(
            "cover", stamped(OpenPdfForger::cover, false),
            "cover-appended", stamped(OpenPdfForger::cover, true),
            "resave", stamped((stamper, order) -> {}, false),
            "stamp", stamped(OpenPdfForger::stamp, false),
            "number", stamped(OpenPdfForger::number, false),
            "comment", stamped(OpenPdfForger::comment, true),
            "merge", OpenPdfForger::merge));
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

  private static Color colour(float[] parts) {
    return new Color(parts[0], parts[1], parts[2]);
  }

  private static void cover(PdfStamper stamper, Order order) throws Exception {
    float[] patch = order.numbers("patch");
    PdfContentByte content = stamper.getOverContent(order.page());
    content.saveState();
    content.setColorFill(colour(order.numbers("paper")));
    content.rectangle(patch[0], patch[1], patch[2] - patch[0], patch[3] - patch[1]);
    content.fill();
    content.restoreState();
    content.setColorFill(colour(order.numbers("ink")));
    line(content, order.text("font"), order.text("after"), order.number("size"),
        order.number("x"), order.number("y"));
  }

  private static void stamp(PdfStamper stamper, Order order) throws Exception {
    float[] place = order.numbers("place");
    PdfContentByte content = stamper.getOverContent(order.page());
    content.setColorStroke(Color.BLUE);
    content.rectangle(place[0], place[1], place[2] - place[0], place[3] - place[1]);
    content.stroke();
    line(content, "Helvetica-Bold", order.text("text"), 11, place[0] + 4, place[1] + 5);
  }

  private static void line(
      PdfContentByte content, String font, String text, float size, float x, float y)
      throws Exception {
    content.beginText();
    content.setFontAndSize(font(font), size);
    content.setTextMatrix(x, y);
    content.showText(text);
    content.endText();
  }

  private static void number(PdfStamper stamper, Order order) throws Exception {
    int pages = stamper.getReader().getNumberOfPages();
    for (int page = 1; page <= pages; page++) {
      Rectangle size = stamper.getReader().getCropBox(page);
      line(stamper.getOverContent(page), "Helvetica", page + " / " + pages, 8,
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

  private static void merge(Order order) throws Exception {
    Document document = new Document();
    PdfCopy copy = new PdfCopy(document, new FileOutputStream(order.text("out")));
    document.open();
    for (String name : new String[] {"source", "second"}) {
      PdfReader reader = new PdfReader(order.text(name));
      for (int page = 1; page <= reader.getNumberOfPages(); page++)
        copy.addPage(copy.getImportedPage(reader, page));
      copy.freeReader(reader);
      reader.close();
    }
    document.close();
  }
}
