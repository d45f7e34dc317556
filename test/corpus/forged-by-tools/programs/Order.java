import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;

/** An order of the maker: key=value on the command line, lengths in points of the page's own space. */
final class Order {
  private final Map<String, String> words = new HashMap<>();

  Order(String[] arguments) {
    for (String argument : arguments) {
      int at = argument.indexOf('=');
      words.put(argument.substring(0, at), argument.substring(at + 1));
    }
  }

  /** A way of editing a file. */
  interface Way {
    void carryOut(Order order) throws Exception;
  }

  static void carryOut(String[] arguments, Map<String, Way> ways) throws Exception {
    Order order = new Order(arguments);
    Way way = ways.get(order.text("way"));
    if (way == null) throw new IllegalArgumentException("there is no way " + order.text("way"));
    way.carryOut(order);
  }

  String text(String name) {
    return words.get(name);
  }

  float number(String name) {
    return Float.parseFloat(words.get(name));
  }

  /** The page, counted from 1. */
  int page() {
    return Integer.parseInt(words.get("page"));
  }

  /** Left, bottom, right, top; or red, green, blue, 0 to 1. */
  float[] numbers(String name) {
    String[] parts = words.get(name).split(",");
    float[] numbers = new float[parts.length];
    for (int index = 0; index < parts.length; index++) numbers[index] = Float.parseFloat(parts[index]);
    return numbers;
  }

  byte[] codes(String name) {
    return HexFormat.of().parseHex(words.get(name));
  }
}
