// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // An async function runs where its caller runs: a handler never leaves its event loop by accident.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// A folder under `Shared/` that others import.
func shared(
  _ name: String,
  uses: [Target.Dependency] = [],
  excludes: [String] = ["README.md"]
) -> Target {
  .target(
    name: name,
    dependencies: uses,
    path: "Shared/\(name)",
    exclude: excludes,
    swiftSettings: settings
  )
}

/// The messages, clients and services of one area, made from its `.proto` files.
func contracts(_ area: String, uses: [Target.Dependency] = []) -> Target {
  .target(
    name: "\(area)Contracts",
    dependencies: uses + ["RPC", "Vocabulary", "Wire"],
    path: "Shared/Contracts/\(area)",
    swiftSettings: settings
  )
}

/// The contracts of every area.
let allContracts: [Target.Dependency] = [
  "AnalyticsContracts", "CatalogContracts", "GatewayContracts", "NotificationContracts",
  "RuntimeContracts", "TaskContracts",
]

/// What every service stands on, besides its own rules.
let serviceRooms: [Target.Dependency] = [
  "Cryptography", "RPC", "RuntimeContracts", "SQLite", "ServiceRuntime", "Vocabulary", "Wire",
]

/// The three rooms every service has: pure rules, the service around them, and a thin `main`.
///
/// `areas` are those whose contracts it serves, calls or follows.
func service(
  _ name: String,
  contracts areas: [String],
  uses: [Target.Dependency] = [],
  resources: [Resource] = []
) -> [Target] {
  let folder = "Services/\(name)"
  return [
    .target(
      name: "\(name)Domain",
      dependencies: ["Vocabulary"],
      path: "\(folder)/Domain",
      swiftSettings: settings
    ),
    .target(
      name: "\(name)Service",
      dependencies: [.byName(name: "\(name)Domain")] + serviceRooms + uses
        + areas.map { .byName(name: "\($0)Contracts") },
      path: "\(folder)/Service",
      resources: [.embedInCode("Store/Migrations")] + resources,
      swiftSettings: settings
    ),
    .executableTarget(
      name: "daybook-\(name.lowercased())",
      dependencies: [.byName(name: "\(name)Service"), "ServiceRuntime"],
      path: "\(folder)/Main",
      swiftSettings: settings
    ),
  ]
}

func tests(_ name: String, uses: [Target.Dependency]) -> Target {
  .testTarget(
    name: name,
    dependencies: uses + ["TestSupport"],
    path: "Tests/\(name)",
    swiftSettings: settings
  )
}

/// The programs that measure, where they are asked for.
///
/// `deploy/dev/bench` and `deploy/dev/costs` set the variable; a build for tests need not make them. They see what is
/// `package`, so they cannot be a package of their own.
let benchmarks: [Target] =
  Context.environment["DAYBOOK_BENCHMARKS"] == nil
  ? []
  : [
    .target(name: "Measurement", path: "Tests/Benchmarks/Measurement", swiftSettings: settings),
    .executableTarget(
      name: "daybook-benchmark",
      dependencies: [
        "GatewayContracts", "Measurement", "RPC", "TaskContracts", "TestKinds", "Vocabulary",
      ],
      path: "Tests/Benchmarks/Calls",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "daybook-task-benchmark",
      dependencies: [
        "GatewayClient", "GatewayContracts", "Measurement", "RPC", "RuntimeContracts",
        "ServiceRuntime", "TaskContracts", "Vocabulary", "Wire",
      ],
      path: "Tests/Benchmarks/Tasks",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "daybook-storage-benchmark",
      dependencies: [
        "RPC", "RuntimeContracts", "SQLite", "ServiceRuntime", "TaskContracts", "Vocabulary",
      ],
      path: "Tests/StorageBenchmark",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "daybook-codec-benchmark",
      dependencies: ["Measurement", "RuntimeContracts", "TaskContracts", "Vocabulary", "Wire"],
      path: "Tests/CodecBenchmark",
      swiftSettings: settings
    ),
  ]

let package = Package(
  name: "daybook",
  products: [
    .library(name: "GatewayClient", targets: ["GatewayClient"])
  ],
  targets: [
    .systemLibrary(name: "CLinux", path: "Shared/CLinux"),
    .systemLibrary(name: "CStack", path: "Shared/CStack"),
    .systemLibrary(
      name: "CSQLite",
      path: "Shared/CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]
    ),
    .systemLibrary(
      name: "COpenSSL",
      path: "Shared/COpenSSL",
      pkgConfig: "openssl",
      providers: [.apt(["libssl-dev"])]
    ),
    .systemLibrary(
      name: "CZlib",
      path: "Shared/CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"])]
    ),
    .systemLibrary(
      name: "CCurl",
      path: "Shared/CCurl",
      pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"])]
    ),
    shared("Vocabulary"),
    shared("Cryptography", uses: ["COpenSSL", "Vocabulary"]),
    shared("Wire", uses: ["CStack"], excludes: ["README.md", "DESIGN.md", "Protos"]),
    shared("Descriptors", uses: ["Wire"]),
    shared(
      "RPC",
      uses: ["CLinux", "COpenSSL", "CZlib", "Cryptography", "Descriptors", "Vocabulary", "Wire"],
      excludes: ["README.md", "DESIGN.md", "PROTOCOL.md"]
    ),
    contracts("Runtime"),
    contracts("Task", uses: ["RuntimeContracts"]),
    contracts("Catalog", uses: ["RuntimeContracts"]),
    contracts("Analytics", uses: ["RuntimeContracts"]),
    contracts("Notification", uses: ["RuntimeContracts"]),
    contracts(
      "Gateway",
      uses: [
        "CatalogContracts",
        "AnalyticsContracts", "NotificationContracts", "RuntimeContracts", "TaskContracts",
      ]
    ),
    .target(
      name: "ContractGenerator",
      dependencies: ["Descriptors", "Wire"],
      path: "Shared/ContractGenerator",
      exclude: ["README.md", "DESIGN.md", "Main"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "protoc-gen-daybook",
      dependencies: ["ContractGenerator"],
      path: "Shared/ContractGenerator/Main",
      swiftSettings: settings
    ),
    shared(
      "SQLite",
      uses: ["CLinux", "CSQLite", "Vocabulary"],
      excludes: ["README.md", "DESIGN.md"]
    ),
    shared(
      "ServiceRuntime",
      uses: [
        "CLinux", "Cryptography", "RPC", "RuntimeContracts", "SQLite", "Vocabulary", "Wire",
      ],
      excludes: ["README.md", "DESIGN.md"]
    ),
    shared(
      "GatewayClient",
      uses: allContracts + ["RPC", "Vocabulary", "Wire"],
      excludes: ["README.md", "DESIGN.md"]
    ),
  ]
    + service("Task", contracts: ["Task"])
    + service("Catalog", contracts: ["Catalog"], resources: [.embedInCode("Seeds")])
    + service("Analytics", contracts: ["Analytics", "Catalog", "Gateway", "Task"])
    + service("Notification", contracts: ["Analytics", "Notification", "Task"], uses: ["CCurl"])
    + service("Gateway", contracts: ["Analytics", "Catalog", "Gateway", "Notification", "Task"])
    + [
      .target(
        name: "CommandLineTool",
        dependencies: [
          "AnalyticsContracts", "CZlib", "CatalogContracts", "Descriptors", "GatewayClient",
          "GatewayContracts", "NotificationContracts", "RPC", "RuntimeContracts", "ServiceRuntime",
          "TaskContracts", "Vocabulary", "Wire",
        ],
        path: "Services/CommandLine/Tool",
        swiftSettings: settings
      ),
      .executableTarget(
        name: "daybook",
        dependencies: ["CommandLineTool", "GatewayClient", "RPC", "ServiceRuntime"],
        path: "Services/CommandLine/Main",
        swiftSettings: settings
      ),
      // What people run: `swift build --target Programs` links these six side by side.
      .target(
        name: "Programs",
        dependencies: [
          "daybook", "daybook-analytics", "daybook-catalog", "daybook-gateway",
          "daybook-notification", "daybook-task",
        ],
        path: "Services/Programs",
        exclude: ["README.md"],
        swiftSettings: settings
      ),
      .target(
        name: "TestSupport",
        dependencies: ["COpenSSL", "RPC", "SQLite", "ServiceRuntime", "Vocabulary"],
        path: "Tests/Support",
        swiftSettings: settings
      ),
      .target(
        name: "TestHousehold",
        dependencies: [
          "AnalyticsService", "CatalogService", "CommandLineTool", "GatewayContracts",
          "GatewayDomain", "GatewayService", "NotificationService", "RPC", "ServiceRuntime",
          "TaskContracts", "TaskService", "TestSupport", "Vocabulary", "Wire",
        ],
        path: "Tests/Household",
        exclude: ["README.md"],
        swiftSettings: settings
      ),
      .target(
        name: "TestContracts",
        dependencies: ["RPC", "Wire"],
        path: "Tests/TestContracts",
        swiftSettings: settings
      ),
      .target(
        name: "StrangeContracts",
        dependencies: ["RPC", "Wire"],
        path: "Tests/StrangeContracts",
        swiftSettings: settings
      ),
      .target(
        name: "ConformanceTestee",
        dependencies: ["StrangeContracts", "TestContracts", "Wire"],
        path: "Tests/Conformance",
        exclude: ["README.md", "Main"],
        swiftSettings: settings
      ),
      .target(
        name: "FuzzTargets",
        dependencies: ["ContractGenerator", "RPC", "TestContracts", "Wire"],
        path: "Tests/Fuzz",
        exclude: ["README.md", "Main", "strange_comments.py", "strange_contracts.py"],
        swiftSettings: settings
      ),
      .executableTarget(
        name: "daybook-fuzz",
        dependencies: ["FuzzTargets"],
        path: "Tests/Fuzz/Main",
        swiftSettings: settings
      ),
      .target(
        name: "RPCSimulation",
        dependencies: ["RPC", "TestSupport", "Vocabulary", "Wire"],
        path: "Tests/Simulation",
        exclude: ["README.md", "Main"],
        swiftSettings: settings
      ),
      .executableTarget(
        name: "daybook-simulate",
        dependencies: ["RPCSimulation"],
        path: "Tests/Simulation/Main",
        swiftSettings: settings
      ),
      .executableTarget(
        name: "daybook-conformance",
        dependencies: ["ConformanceTestee"],
        path: "Tests/Conformance/Main",
        swiftSettings: settings
      ),
      tests("VocabularyTests", uses: ["Cryptography", "Vocabulary"]),
      tests(
        "WireTests",
        uses: [
          "Descriptors", "RuntimeContracts", "StrangeContracts", "TestContracts", "Vocabulary",
          "Wire",
        ]
      ),
      tests(
        "ContractGeneratorTests",
        uses: [
          "AnalyticsContracts", "CatalogContracts", "ContractGenerator", "Descriptors",
          "GatewayContracts", "NotificationContracts", "RPC", "RuntimeContracts",
          "StrangeContracts", "TaskContracts", "TestContracts", "Vocabulary", "Wire",
        ]
      ),
      tests("ConformanceTests", uses: ["ConformanceTestee", "TestContracts", "Wire"]),
      .target(
        name: "TestKinds",
        dependencies: ["RPC", "Wire"],
        path: "Tests/Kinds",
        swiftSettings: settings
      ),
      .executableTarget(
        name: "daybook-kinds",
        dependencies: ["RPC", "ServiceRuntime", "TestKinds", "Wire"],
        path: "Tests/PythonClient/Server",
        swiftSettings: settings
      ),
      tests(
        "RPCTests",
        uses: [
          "CLinux", "COpenSSL", "Cryptography", "Descriptors", "RPC", "TestKinds", "Vocabulary",
          "Wire",
        ]
      ),
      .target(name: "FaultVFS", dependencies: ["CSQLite"], path: "Tests/FaultVFS"),
      tests("SQLiteTests", uses: ["FaultVFS", "SQLite", "Vocabulary"]),
      tests(
        "ServiceRuntimeTests",
        uses: [
          "FaultVFS", "RPC", "RuntimeContracts", "SQLite", "ServiceRuntime", "TaskContracts",
          "TestKinds", "Vocabulary", "Wire",
        ]
      ),
      tests("TaskDomainTests", uses: ["TaskDomain", "Vocabulary"]),
      tests(
        "TaskServiceTests",
        uses: ["CSQLite", "TaskContracts", "TaskDomain", "TaskService"] + serviceRooms
      ),
      tests("CatalogDomainTests", uses: ["CatalogDomain", "Vocabulary"]),
      tests(
        "CatalogServiceTests",
        uses: ["CatalogContracts", "CatalogDomain", "CatalogService", "FaultVFS"] + serviceRooms
      ),
      tests("AnalyticsDomainTests", uses: ["AnalyticsDomain", "Vocabulary"]),
      tests(
        "AnalyticsServiceTests",
        uses: [
          "AnalyticsContracts", "AnalyticsDomain", "AnalyticsService", "CatalogContracts",
          "GatewayContracts", "TaskContracts",
        ] + serviceRooms
      ),
      tests("NotificationDomainTests", uses: ["NotificationDomain", "Vocabulary"]),
      tests(
        "NotificationServiceTests",
        uses: [
          "AnalyticsContracts", "NotificationContracts", "NotificationDomain",
          "NotificationService",
          "TaskContracts",
        ] + serviceRooms
      ),
      tests("GatewayDomainTests", uses: ["GatewayDomain", "Vocabulary"]),
      tests(
        "GatewayServiceTests",
        uses: [
          "AnalyticsContracts", "CatalogContracts", "GatewayContracts", "GatewayDomain",
          "GatewayService", "NotificationContracts", "TaskContracts",
        ] + serviceRooms
      ),
      tests("SimulationTests", uses: ["RPCSimulation"]),
      tests("FuzzTests", uses: ["FuzzTargets"]),
      tests(
        "GatewayClientTests",
        uses: [
          "GatewayClient", "GatewayContracts", "GatewayService", "TaskContracts", "TestHousehold",
        ] + serviceRooms
      ),
      tests(
        "CommandLineTests",
        uses: [
          "AnalyticsContracts", "CommandLineTool", "GatewayClient", "GatewayContracts",
          "TaskContracts", "TestHousehold", "TestKinds",
        ] + serviceRooms
      ),
      tests(
        "ScenarioTests",
        uses: [
          "AnalyticsContracts", "AnalyticsService", "CatalogService", "CommandLineTool",
          "GatewayClient", "GatewayContracts", "GatewayDomain", "GatewayService",
          "NotificationService",
          "TaskContracts", "TaskService", "TestHousehold",
        ] + serviceRooms
      ),
      // `deploy/dev/example` builds the same file as an outside package does.
      .executableTarget(
        name: "daybook-example",
        dependencies: ["GatewayClient"],
        path: "Tests/Example/Sources",
        swiftSettings: settings
      ),
      tests(
        "ProcessTests",
        uses: [
          "AnalyticsContracts", "CLinux", "CatalogContracts", "ConformanceTestee", "GatewayClient",
          "GatewayContracts", "NotificationContracts", "TaskContracts", "TestContracts",
        ] + serviceRooms
      ),
    ] + benchmarks
)
