import de.bwaldvogel.mongo.MongoBackend;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.time.Clock;
import java.time.Duration;
import org.h2.mvstore.MVStore;

/**
 * A stand-in for MongoDB on 127.0.0.1, or on what the property {@code host} names, for tests: {@code MongoStandIn PORT CLOCK_OFFSET_MS [FILE]}.
 * With a file what it holds survives its end; without, it lives in memory. Prints
 * "ready" when it listens. Ends when its standard input does, so none outlives its test.
 */
public final class MongoStandIn {
  public static void main(String[] words) throws Exception {
    int port = Integer.parseInt(words[0]);
    Clock clock = Clock.offset(Clock.systemUTC(), Duration.ofMillis(Long.parseLong(words[1])));
    MongoBackend backend =
        words.length > 2 ? new JournaledBackend(words[2], clock) : new MemoryBackend(clock);
    MongoServer server = new MongoServer(backend);
    server.bind(System.getProperty("host", "127.0.0.1"), port);
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
    System.out.println("ready");
    while (System.in.read() >= 0) {}
    System.exit(0);
  }

  /** Answers a write after it lies in the file, as MongoDB does under write concern j: true. */
  private static final class JournaledBackend extends H2Backend {
    private final MVStore store;

    JournaledBackend(String file, Clock clock) {
      this(MVStore.open(file), clock);
    }

    private JournaledBackend(MVStore store, Clock clock) {
      super(store, clock);
      this.store = store;
    }

    @Override
    public Document handleMessage(MongoMessage message) {
      Document answer = super.handleMessage(message);
      if (store.hasUnsavedChanges()) store.commit();
      return answer;
    }
  }
}
