import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.File;
import java.util.Map;
import javax.imageio.ImageIO;

/** Edits of pictures with Java2D. */
final class PaintPicture {
  public static void main(String[] arguments) throws Exception {
    Order.carryOut(arguments, Map.of("type", PaintPicture::type, "erase", PaintPicture::erase));
  }

  private static void type(Order order) throws Exception {
    BufferedImage picture = covered(order);
    Graphics2D drawing = picture.createGraphics();
    drawing.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    Font font = Font.createFont(Font.TRUETYPE_FONT, new File(order.text("font")));
    drawing.setFont(font.deriveFont(order.number("size")));
    drawing.setColor(colour(order, "ink"));
    drawing.drawString(order.text("text"), order.number("left"), order.number("baseline"));
    drawing.dispose();
    ImageIO.write(picture, "png", new File(order.text("out")));
  }

  private static void erase(Order order) throws Exception {
    ImageIO.write(covered(order), "png", new File(order.text("out")));
  }

  private static BufferedImage covered(Order order) throws Exception {
    BufferedImage source = ImageIO.read(new File(order.text("source")));
    BufferedImage picture =
        new BufferedImage(source.getWidth(), source.getHeight(), BufferedImage.TYPE_INT_RGB);
    Graphics2D drawing = picture.createGraphics();
    drawing.drawImage(source, 0, 0, null);
    drawing.setColor(colour(order, "paper"));
    float[] area = order.numbers("area");
    drawing.fillRect((int) area[0], (int) area[1], (int) area[2], (int) area[3]);
    drawing.dispose();
    return picture;
  }

  private static Color colour(Order order, String name) {
    float[] parts = order.numbers(name);
    return new Color((int) parts[0], (int) parts[1], (int) parts[2]);
  }
}
