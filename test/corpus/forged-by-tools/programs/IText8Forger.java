import com.itextpdf.forms.PdfAcroForm;
import com.itextpdf.forms.fields.PdfFormField;
import com.itextpdf.forms.fields.PdfTextFormField;
import com.itextpdf.kernel.colors.DeviceRgb;
import com.itextpdf.kernel.font.PdfFontFactory;
import com.itextpdf.kernel.geom.Rectangle;
import com.itextpdf.kernel.pdf.PdfDocument;
import com.itextpdf.kernel.pdf.PdfPage;
import com.itextpdf.kernel.pdf.PdfReader;
import com.itextpdf.kernel.pdf.PdfString;
import com.itextpdf.kernel.pdf.PdfWriter;
import com.itextpdf.kernel.pdf.StampingProperties;
import com.itextpdf.kernel.pdf.annot.PdfTextMarkupAnnotation;
import com.itextpdf.kernel.pdf.canvas.PdfCanvas;
import com.itextpdf.kernel.utils.PdfMerger;
import java.util.Map;

/** Edits and harmless steps with iText 8. */
public final class IText8Forger {
  private interface Edit {
    void apply(PdfDocument document, PdfPage page, Order order) throws Exception;
  }

  public static void main(String[] arguments) throws Exception {
    Order.carryOut(
        arguments,
        Map.of(
            "cover", edited(IText8Forger::cover, false),
            "cover-appended", edited(IText8Forger::cover, true),
            "field-over", edited(IText8Forger::fieldOver, true),
            "resave", edited((document, page, order) -> {}, false),
            "stamp", edited(IText8Forger::stamp, false),
            "highlight", edited(IText8Forger::highlight, true),
            "fill", edited(IText8Forger::fill, true),
            "rotate", edited((document, page, order) -> page.setRotation(90), false),
            "merge", IText8Forger::merge));
  }

  private static Order.Way edited(Edit edit, boolean appended) {
    return order -> {
      StampingProperties how = new StampingProperties();
      if (appended) how.useAppendMode();
      PdfReader reader = new PdfReader(order.text("source"));
      try (PdfDocument document =
          new PdfDocument(reader, new PdfWriter(order.text("out")), how)) {
        edit.apply(document, document.getPage(order.page()), order);
      }
    };
  }

  private static DeviceRgb colour(float[] parts) {
    return new DeviceRgb(parts[0], parts[1], parts[2]);
  }

  private static Rectangle box(float[] sides) {
    return new Rectangle(sides[0], sides[1], sides[2] - sides[0], sides[3] - sides[1]);
  }

  private static void cover(PdfDocument document, PdfPage page, Order order) throws Exception {
    new PdfCanvas(page)
        .saveState()
        .setFillColor(colour(order.numbers("paper")))
        .rectangle(box(order.numbers("patch")))
        .fill()
        .setFillColor(colour(order.numbers("ink")))
        .beginText()
        .setFontAndSize(PdfFontFactory.createFont(order.text("font")), order.number("size"))
        .moveText(order.number("x"), order.number("y"))
        .showText(order.text("after"))
        .endText()
        .restoreState()
        .release();
  }

  /** A text field with a background over the value, read only. */
  private static void fieldOver(PdfDocument document, PdfPage page, Order order) throws Exception {
    PdfTextFormField field =
        new com.itextpdf.forms.fields.TextFormFieldBuilder(document, "amount")
            .setWidgetRectangle(box(order.numbers("patch")))
            .setPage(page)
            .createText();
    field.setValue(order.text("after"));
    field.setFont(PdfFontFactory.createFont(order.text("font")));
    field.setFontSize(order.number("size"));
    field.setColor(colour(order.numbers("ink")));
    field.getFirstFormAnnotation().setBackgroundColor(colour(order.numbers("paper")));
    field.getFirstFormAnnotation().setBorderWidth(0);
    field.setReadOnly(true);
    PdfAcroForm.getAcroForm(document, true).addField(field, page);
  }

  private static void stamp(PdfDocument document, PdfPage page, Order order) throws Exception {
    float[] place = order.numbers("place");
    new PdfCanvas(page)
        .setStrokeColor(new DeviceRgb(0.1f, 0.4f, 0.1f))
        .rectangle(box(place))
        .stroke()
        .beginText()
        .setFontAndSize(PdfFontFactory.createFont("Helvetica-Bold"), 11)
        .moveText(place[0] + 4, place[1] + 5)
        .showText(order.text("text"))
        .endText()
        .release();
  }

  private static void highlight(PdfDocument document, PdfPage page, Order order) {
    float[] patch = order.numbers("patch");
    float[] corners = {
      patch[0], patch[3], patch[2], patch[3], patch[0], patch[1], patch[2], patch[1]
    };
    PdfTextMarkupAnnotation mark = PdfTextMarkupAnnotation.createHighLight(box(patch), corners);
    mark.setColor(new DeviceRgb(1f, 0.9f, 0.2f));
    mark.setContents(new PdfString(order.text("text")));
    page.addAnnotation(mark);
  }

  private static void fill(PdfDocument document, PdfPage page, Order order) {
    PdfAcroForm form = PdfAcroForm.getAcroForm(document, false);
    if (form == null) throw new IllegalStateException("no form");
    for (PdfFormField field : form.getAllFormFields().values())
      if (field instanceof PdfTextFormField && field.getValueAsString().isEmpty()) {
        field.setValue(order.text("text"));
        return;
      }
    throw new IllegalStateException("no empty field");
  }

  private static void merge(Order order) throws Exception {
    try (PdfDocument target = new PdfDocument(new PdfWriter(order.text("out")))) {
      PdfMerger merger = new PdfMerger(target);
      for (String name : new String[] {"source", "second"})
        try (PdfDocument source = new PdfDocument(new PdfReader(order.text(name)))) {
          merger.merge(source, 1, source.getNumberOfPages());
        }
    }
  }
}
