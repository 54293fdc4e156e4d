import Foundation
import RPC
import SQLite

/// The entry point of a service's program; it does not return.
///
/// ```swift
/// ServiceMain.run(SettingsForm(service: "task", version: Version.current, port: 7401)) {
///   environment, settings in try TaskService.make(environment, settings)
/// }
/// ```
/// Exit codes: 0 stopped on request, or healthy; 1 cannot start, or not healthy; 2 wrong usage.
package enum ServiceMain {
  /// Creates the service; see ``ServiceProcess/Build``.
  package typealias Build =
    @Sendable (RuntimeEnvironment, Settings) async throws -> ServiceInstance

  /// Parses the command line and executes it, then exits.
  package static func run(_ form: SettingsForm, build: @escaping Build) -> Never {
    StandardStreams.keepPlaces()
    StopSignals.prepare()
    do {
      let settings = try Settings(
        Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment,
        form: form
      )
      switch settings.action {
      case .help: print(form.usage, terminator: "")
      case .version: print("daybook-\(form.service) \(form.version)")
      case .health: exit(HealthProbe.ask(settings))
      case .serve: exit(serve(form, settings, build))
      }
      exit(0)
    } catch {
      complain(form, error)
      exit(2)
    }
  }

  /// Parses the command line of a service without settings of its own, and executes it.
  package static func run(
    name: String,
    version: String = Version.current,
    peers: [String] = [],
    build: @escaping Build
  ) -> Never {
    let port = SettingsForm.standardPorts[name] ?? 0
    run(
      SettingsForm(service: name, version: version, port: port, peers: peers),
      build: build
    )
  }

  static func complain(_ form: SettingsForm, _ error: any Error) {
    Logger.standardError("daybook-\(form.service): \(error)\n")
  }
}

// MARK: - Serving

extension ServiceMain {
  private static func serve(
    _ form: SettingsForm,
    _ settings: Settings,
    _ build: @escaping Build
  ) -> Int32 {
    let loop = EventLoop(name: "loop")
    do {
      let file =
        if let files = settings.logFiles {
          try LogFile(files, gatheringOn: loop)
        } else { LogFile(STDERR_FILENO, gatheringOn: loop) }
      let log = Logger(
        service: form.service,
        version: form.version,
        level: settings.logLevel,
        format: settings.logFormat,
        file: file
      )
      try makeFolder(settings.dataDirectory)
      let keys = try ClusterKeys.read(settings)
      let security = try TransportSecurity(settings)
      security.watch(log)
      var environment = RuntimeEnvironment.live(
        loop: loop,
        transport: security.transport(over: TCPTransport(loop)),
        keys: keys,
        log: log
      )
      environment.captures = settings.captures
      environment.alsoListen = settings.alsoListen
      environment.maximumConnections = DescriptorLimit.raise()
      return runLoop(settings, environment, build)
    } catch {
      complain(form, error)
      return 2
    }
  }

  /// Runs the loop on this thread until the service has stopped.
  private static func runLoop(
    _ settings: Settings,
    _ environment: RuntimeEnvironment,
    _ build: @escaping Build
  ) -> Int32 {
    let stopping = StopRequest()
    guard StopSignals.wait({ stopping.request() }) else { return 1 }
    let outcome = ExitCode()
    environment.loop.spawn {
      outcome.code = await serve(settings, environment, stopping, build)
      environment.loop.stop()
    }
    environment.loop.run()
    return outcome.code
  }

  private static func serve(
    _ settings: Settings,
    _ environment: RuntimeEnvironment,
    _ stopping: StopRequest,
    _ build: @escaping Build
  ) async -> Int32 {
    let log = environment.log
    do {
      let process = try await ServiceProcess.start(
        environment,
        at: settings.listen
      ) { try await build($0, settings) }
      log.info(
        "process",
        "started",
        [
          "address": .place(process.address.text), "data": .place(settings.dataDirectory),
          "sqlite": .term(Database.libraryVersion), "pid": .integer(Int64(getpid())),
          "tls": .bool(settings.tls != nil),
        ]
      )
      await stopping.wait()
      log.info("process", "stopping", ["grace": .duration(ServiceProcess.drainGrace)])
      await process.stop()
      log.info("process", "stopped")
      return 0
    } catch {
      log.error("process", "cannot start", ["cause": .cause(String(describing: error))])
      return error is SettingsError ? 2 : 1
    }
  }

  /// Creates the data directory, for its owner alone.
  private static func makeFolder(_ path: String) throws(DatabaseRefusal) {
    do {
      try FileManager.default.createPrivateDirectory(atPath: path)
    } catch {
      throw .unreachable(path: path, reason: "the folder cannot be created")
    }
  }
}

/// Carries the exit code to the thread that runs the loop.
///
/// `@unchecked Sendable`: written before the loop is told to stop, read after it has.
private final class ExitCode: @unchecked Sendable {
  var code: Int32 = 1
}
