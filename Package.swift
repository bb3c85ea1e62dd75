// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// GCC's folder with the headers and the library of the Objective-C runtime, such as `/usr/lib/gcc/x86_64-linux-gnu/12`: the
/// newest, as the builder of apps chooses it (`AppBuilder/Toolchain`). Without one the compiler says what is missing.
let gcc: String = {
    let root = "/usr/lib/gcc", files = FileManager.default
    let folders = ((try? files.contentsOfDirectory(atPath: root)) ?? []).flatMap { machine in
        ((try? files.contentsOfDirectory(atPath: "\(root)/\(machine)")) ?? []).compactMap(Int.init)
            .map { (version: $0, path: "\(root)/\(machine)/\($0)") }
    }
    let complete = folders.filter { files.fileExists(atPath: $0.path + "/include/objc/objc.h") }
    return complete.max { $0.version < $1.version }?.path ?? root
}()

/// Language mode 5: the frameworks hand Apple-style mutable objects between a main actor and C libraries.
let swift: [SwiftSetting] = [
    .swiftLanguageMode(.v5),
    .unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release)),
]

/// Tests run once: to optimise them would take longer. The testing library has an overlay for Apple's CoreGraphics which a
/// module of that name must not call up.
let swiftTests: [SwiftSetting] = swift + [.unsafeFlags(["-Onone", "-Xfrontend", "-disable-cross-import-overlays"])]

/// Where nanoseconds count, a release build does not check for overlapping access.
let uncheckedAccess: [SwiftSetting] = [
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

/// Where there is much code of which each part runs seldom, a release build is small rather than quick; it is compiled in less
/// time, too. What draws and composites is not among it.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]
let smallObjectiveC: [CSetting] = [.unsafeFlags(["-Os"], .when(configuration: .release))]

/// Debug information in the version that the swift compiler writes, too: valgrind 3.19 gives up over clang's newer one.
let debugging: [CSetting] = [.unsafeFlags(["-gdwarf-4", "-ffunction-sections"])]

/// Objective-C on GCC's runtime; see docs/ObjectiveC.md for why each flag is there.
let objectiveC: [CSetting] =
    debugging + [
        .unsafeFlags([
            "-fobjc-runtime=gcc", "-fconstant-string-class=NSConstantString", "-fexceptions", "-fobjc-exceptions",
            "-D_NATIVE_OBJC_EXCEPTIONS", "-DGNUSTEP", "-DGNUSTEP_BASE_LIBRARY=1", "-DGNU_RUNTIME=1",
            "-fno-strict-aliasing", "-isystem", "/usr/include/GNUstep",
            // Putting methods in place of Foundation's is what this code is for.
            "-Wno-objc-protocol-method-implementation",
            // C among Objective-C has no use for its flags.
            "-Wno-unused-command-line-argument",
            "-idirafter", "\(gcc)/include",
        ])
    ]

/// Objective-C of the frameworks, without copies of Foundation's protocols in each file.
let frameworkObjectiveC: [CSetting] =
    objectiveC + [
        .unsafeFlags(["-include", "\(Context.packageDirectory)/Sources/CObjCRuntime/Headers/FoundationPrefix.h"])
    ]

/// Objective-C as apps are compiled: with the SDK's own headers, for the newer ABI. Unlike apps' code it lets go of what it
/// holds when an exception passes through it: each refused archive would otherwise stay in memory.
let asApps: [CSetting] =
    debugging + [
        .headerSearchPath("."), .headerSearchPath("../../SDK/include"),
        .unsafeFlags([
            "-fobjc-runtime=gnustep-1.9", "-fno-objc-legacy-dispatch", "-fobjc-arc", "-fobjc-arc-exceptions",
            "-fconstant-string-class=NSConstantString", "-fexceptions", "-fobjc-exceptions",
            "-D_NATIVE_OBJC_EXCEPTIONS", "-DGNUSTEP", "-DGNUSTEP_BASE_LIBRARY=1", "-DGNU_RUNTIME=1",
            "-fno-strict-aliasing", "-Wno-objc-missing-super-calls", "-Wno-unused-command-line-argument",
            "-include", "\(Context.packageDirectory)/SDK/include/Verger/Prefix.h",
            "-isystem", "/usr/include/GNUstep", "-idirafter", "\(gcc)/include",
        ]),
    ]

/// The push gateway, with SwiftNIO. Only who asks for it (`./verger push`) waits for these packages: a build with
/// `VERGER_BUILD=products` leaves them out, one with `VERGER_BUILD=services` and one of the tests have them.
let wanted = Context.environment["VERGER_BUILD"]
let hasServices = wanted != "products"
let servicePackages: [Package.Dependency] = [
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
]
let services: [Target] = [
    .target(
        name: "PushGateway",
        dependencies: [
            "Certificates", "PushLink", "ServiceStore", "CNGHTTP2",
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
            .product(name: "NIOTLS", package: "swift-nio"),
            .product(name: "NIOSSL", package: "swift-nio-ssl"),
        ],
        resources: [.embedInCode("Page/Files")], swiftSettings: swift + uncheckedAccess),
    .executableTarget(
        name: "verger-push",
        dependencies: [
            "PushGateway", "Certificates", "PushLink",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        swiftSettings: swift + small),
]

/// What only the development of Verger needs. With `VERGER_BUILD` in its environment a build leaves it out: then one
/// `swift build` makes the library and the command, neither of which waits for the other.
let development: [Target] = [
    // What writes the bridge between Objective-C and the frameworks.
    .target(name: "BridgeGenerator", swiftSettings: swift),
    .executableTarget(
        name: "bridge-generator",
        dependencies: [
            "BridgeGenerator", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        swiftSettings: swift),

    // Benchmarks: each prints its figure beside its floor.
    .executableTarget(
        name: "end-to-end-benchmark", dependencies: ["AppBuilder", "CDevice", "DeviceLink", "BrowserDriver"],
        path: "Benchmarks/EndToEnd", swiftSettings: swift),
    .executableTarget(
        name: "rendering-benchmark", dependencies: ["QuartzCore", "UIKit", "RenderingFloor"],
        path: "Benchmarks/Rendering",
        swiftSettings: swift),
    .executableTarget(
        name: "text-benchmark", dependencies: ["UIKit"], path: "Benchmarks/Text", swiftSettings: swift),
    .executableTarget(
        name: "table-benchmark", dependencies: ["UIKit", "AllocationCount"], path: "Benchmarks/Tables",
        swiftSettings: swift),
    .executableTarget(
        name: "fuzz",
        dependencies: [
            "Fuzzing", "AddressBook", "Archiving", "AudioToolbox", "CoreGraphics", "Device", "DeviceLink",
            "Display", "InterfaceBuilder", "UIKit", "XcodeProject",
        ],
        path: "Benchmarks/Fuzz", exclude: ["Foundation"], swiftSettings: swift),
    .executableTarget(
        name: "interface-builder-benchmark", dependencies: ["Archiving", "InterfaceBuilder", "UIKit", "CXML"],
        path: "Benchmarks/InterfaceBuilder", swiftSettings: swift),
    .executableTarget(
        name: "app-builder-benchmark", dependencies: ["AppBuilder"], path: "Benchmarks/AppBuilder",
        swiftSettings: swift),
    .executableTarget(
        name: "core-data-benchmark", dependencies: ["AppBuilder"], path: "Benchmarks/CoreData", exclude: ["Program"],
        swiftSettings: swift),
    .executableTarget(
        name: "opengl-benchmark", dependencies: ["AppBuilder"], path: "Benchmarks/OpenGLES", exclude: ["Program"],
        swiftSettings: swift),
    .executableTarget(
        name: "film-benchmark", dependencies: ["CFilm", "FilmFloor", "TestMedia"], path: "Benchmarks/Film",
        swiftSettings: swift),
    .target(
        name: "FilmFloor", path: "Benchmarks/FilmFloor", cSettings: [.unsafeFlags(["-O2"])],
        linkerSettings: [
            .linkedLibrary("avformat"), .linkedLibrary("avcodec"), .linkedLibrary("swscale"),
            .linkedLibrary("avutil"),
        ]),
    .executableTarget(
        name: "sound-benchmark", dependencies: ["CSound", "SoundFloor", "TestMedia"], path: "Benchmarks/Sound",
        swiftSettings: swift),
    .target(
        name: "SoundFloor", path: "Benchmarks/SoundFloor", cSettings: [.unsafeFlags(["-O2"])],
        linkerSettings: [
            .linkedLibrary("avformat"), .linkedLibrary("avcodec"), .linkedLibrary("swresample"),
            .linkedLibrary("avutil"),
        ]),
    .executableTarget(
        name: "push-benchmark",
        dependencies: [
            "Certificates", "PushGateway", "PushLink", "TestPrograms", "verger-push",
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "NIOSSL", package: "swift-nio-ssl"),
        ],
        path: "Benchmarks/Push", swiftSettings: swift),
    .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
    .target(
        name: "RenderingFloor", dependencies: ["CCairo", "CPixelKernels"], path: "Benchmarks/RenderingFloor",
        cSettings: [.unsafeFlags(["-O2"])]),

    // Tests, mirroring Sources.
    .testTarget(
        name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "OwnProcess"], exclude: ["Pictures"],
        swiftSettings: swiftTests),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"], swiftSettings: swiftTests),
    .testTarget(name: "CPropertyListsTests", dependencies: ["Archiving", "Fuzzing"], swiftSettings: swiftTests),
    .testTarget(name: "ArchivingTests", dependencies: ["Archiving", "Fuzzing"], swiftSettings: swiftTests),
    .testTarget(
        name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "Fuzzing", "UIKit", "OwnProcess"],
        exclude: ["Data"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "InterfacePictureTests", dependencies: ["InterfacePicture", "UIKit", "OwnProcess"],
        swiftSettings: swiftTests),
    .testTarget(name: "AudioToolboxTests", dependencies: ["AudioToolbox"], swiftSettings: swiftTests),
    .testTarget(name: "AddressBookTests", dependencies: ["AddressBook"], swiftSettings: swiftTests),
    .testTarget(
        name: "AddressBookUITests",
        dependencies: ["AddressBookUI", "AddressBook", "UIKit", "MainLoop", "DeviceLink", "OwnProcess"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "InterfacePageTests", dependencies: ["InterfacePage", "MainLoop", "OwnProcess"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "MapKitTests", dependencies: ["MapKit", "OwnProcess", "ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(name: "MessageUITests", dependencies: ["MessageUI"], swiftSettings: swiftTests),
    .testTarget(name: "DeviceLinkTests", dependencies: ["DeviceLink"], swiftSettings: swiftTests),
    .executableTarget(
        name: "LoopProgram", dependencies: ["MainLoop"], path: "Tests/LoopProgram", swiftSettings: swift),
    .testTarget(name: "CPlatformTests", dependencies: ["CPlatform", "OwnProcess"], swiftSettings: swiftTests),
    .testTarget(name: "CPixelKernelsTests", dependencies: ["CPixelKernels"], swiftSettings: swiftTests),
    .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation"], swiftSettings: swiftTests),
    .testTarget(name: "MainLoopTests", dependencies: ["MainLoop", "LoopProgram"], swiftSettings: swiftTests),
    .testTarget(
        name: "UIKitTests", dependencies: ["UIKit", "Archiving", "MainLoop", "OwnProcess"],
        swiftSettings: swiftTests),
    .target(
        name: "ObjectiveCPrograms", dependencies: ["AppBuilder"], path: "Tests/ObjectiveCPrograms",
        exclude: ["Shared"], swiftSettings: swiftTests),
    .testTarget(
        name: "ObjCBridgeTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CObjCRuntimeTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs", "Refused"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "AppFoundationTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CCoreFoundationTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs", "Refused"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "COpenGLESTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CGLKitTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(name: "CSoundTests", dependencies: ["CSound", "CPlatform", "Fuzzing"], swiftSettings: swiftTests),
    .testTarget(
        name: "CFilmTests", dependencies: ["CFilm", "CSound", "TestMedia", "Fuzzing"], swiftSettings: swiftTests),
    .testTarget(
        name: "CAudioTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CDeviceServicesTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CStoreKitTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CGameKitTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CAdvertisingTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CQuickLookTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CMotionTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CCoreTextTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CMediaTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CCaptureTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CMoviesTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CDeclaredFrameworksTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CoreDataTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "URLLoadingTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(name: "BridgeGeneratorTests", dependencies: ["BridgeGenerator"], swiftSettings: swiftTests),
    .testTarget(name: "SDKCoverageTests", dependencies: ["SDKCoverage", "AppBuilder"], swiftSettings: swiftTests),
    .executableTarget(
        name: "link-test-app", dependencies: ["CSound", "DeviceLink"], path: "Tests/LinkTestApp", swiftSettings: swift),
    .executableTarget(
        name: "hostile-app", path: "Tests/HostileApp", cSettings: debugging + [.define("_GNU_SOURCE")]),
    .testTarget(
        name: "DeviceTests",
        dependencies: [
            "Archiving", "Certificates", "CodeSigning", "Device", "DeviceLink", "Fuzzing", "hostile-app",
            "link-test-app", "LocalServer", "OwnProcess", "Packaging",
        ],
        exclude: ["Pictures"], swiftSettings: swiftTests),
    .target(name: "TestPrograms", path: "Tests/TestPrograms", swiftSettings: swift),
    .target(name: "TestMedia", path: "Tests/TestMedia", swiftSettings: swift),
    .target(name: "BrowserDriver", path: "Tests/BrowserDriver", swiftSettings: swift),
    .target(
        name: "Fuzzing",
        dependencies: [
            "Archiving", "Certificates", "CFilm", "CodeSigning", "CSound", "InterfaceBuilder", "TestMedia",
            "XcodeProject",
        ],
        path: "Tests/Fuzzing",
        swiftSettings: swift),
    .target(name: "OwnProcess", path: "Tests/OwnProcess", swiftSettings: swiftTests),
    .target(name: "House", dependencies: ["AppBuilder"], path: "Tests/House", swiftSettings: swift),
    .executableTarget(name: "house", dependencies: ["House"], path: "Scripts/House", swiftSettings: swift),
    .testTarget(name: "HouseTests", dependencies: ["House"], swiftSettings: swiftTests),
    .testTarget(
        name: "DisplayTests", dependencies: ["Display", "link-test-app", "OwnProcess"], swiftSettings: swiftTests),
    .testTarget(
        name: "WebDriverTests", dependencies: ["WebDriver", "Display", "DeviceLink", "UIKit", "Fuzzing"],
        exclude: ["Clients"], swiftSettings: swiftTests),
    .testTarget(name: "CFrameCodecTests", dependencies: ["CFrameCodec", "CLZ4"], swiftSettings: swiftTests),
    .testTarget(
        name: "CWebViewTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "CWebEngineTests", dependencies: ["CWebEngine", "CWebLink", "CConfinement"], swiftSettings: swiftTests),
    .testTarget(name: "CWebLinkTests", dependencies: ["CWebLink"], swiftSettings: swiftTests),
    .testTarget(name: "CProcessTests", dependencies: ["CProcess"], swiftSettings: swiftTests),
    .testTarget(name: "CConfinementTests", dependencies: ["CConfinement"], swiftSettings: swiftTests),
    .testTarget(name: "CDeviceTests", dependencies: ["CDevice"], swiftSettings: swiftTests),
    .testTarget(
        name: "CAppParentTests", dependencies: ["AppBuilder", "Device", "OwnProcess"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(name: "CertificatesTests", dependencies: ["Certificates", "Fuzzing"], swiftSettings: swiftTests),
    .testTarget(name: "PushLinkTests", dependencies: ["PushLink"], swiftSettings: swiftTests),
    .testTarget(
        name: "ServiceStoreTests", dependencies: ["ServiceStore", "TestPrograms"], swiftSettings: swiftTests),
    .testTarget(
        name: "CodeSigningTests", dependencies: ["CodeSigning", "Certificates", "Archiving", "Fuzzing"],
        swiftSettings: swiftTests),
    .testTarget(name: "PackagingTests", dependencies: ["Packaging"], swiftSettings: swiftTests),
    .target(name: "LocalServer", path: "Tests/LocalServer", swiftSettings: swiftTests),
    .testTarget(name: "CDownloadTests", dependencies: ["CDownload", "LocalServer"], swiftSettings: swiftTests),
    .target(
        name: "SignedBuilds", dependencies: ["Archiving", "Certificates", "CodeSigning", "Packaging", "Portal"],
        path: "Tests/SignedBuilds", swiftSettings: swiftTests),
    .testTarget(
        name: "PortalTests",
        dependencies: [
            "Portal", "Certificates", "CodeSigning", "Archiving", "Packaging", "ServiceStore", "SignedBuilds",
            "TestPrograms",
        ],
        swiftSettings: swiftTests),
    .testTarget(
        name: "PortalSiteTests",
        dependencies: ["PortalSite", "Portal", "Certificates", "Archiving", "SignedBuilds"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "OrganizerSiteTests",
        dependencies: [
            "OrganizerSite", "AppBuilder", "Archiving", "Certificates", "CodeSigning", "CoreGraphics", "Device",
            "OwnProcess", "Packaging",
        ],
        swiftSettings: swiftTests),
    .testTarget(
        name: "PushGatewayTests",
        dependencies: [
            "PushGateway", "BrowserDriver", "Certificates", "PushLink", "ServiceStore", "TestPrograms", "verger-push",
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "NIOSSL", package: "swift-nio-ssl"),
        ],
        exclude: ["Clients"], swiftSettings: swiftTests),
    .testTarget(name: "verger-pushTests", dependencies: ["TestPrograms", "verger-push"], swiftSettings: swiftTests),
    .testTarget(name: "CAuditTests", dependencies: ["CAudit"], swiftSettings: swiftTests),
    .testTarget(
        name: "CSenTestingKitTests", dependencies: ["ObjectiveCPrograms"], exclude: ["Programs"],
        swiftSettings: swiftTests),
    .testTarget(name: "DataModelTests", dependencies: ["DataModel", "Archiving"], swiftSettings: swiftTests),
    .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject", "Fuzzing"], swiftSettings: swiftTests),
    .testTarget(
        name: "AppBuilderTests", dependencies: ["AppBuilder", "XcodeProject", "OwnProcess"],
        swiftSettings: swiftTests),
    .testTarget(
        name: "AuditTests", dependencies: ["Audit", "CoreGraphics"], swiftSettings: swiftTests),
    .testTarget(name: "UITestingTests", dependencies: ["UITesting", "Display"], swiftSettings: swiftTests),
    .testTarget(
        name: "vergerTests",
        dependencies: [
            "AppBuilder", "Archiving", "BrowserDriver", "Certificates", "CodeSigning", "CoreGraphics", "Portal",
            "SignedBuilds", "TestMedia", "TestPrograms", "verger-push",
        ],
        swiftSettings: swiftTests),
]

let package = Package(
    name: "Verger",
    products: [
        // The one library that every app links.
        .library(
            name: "CocoaTouch", type: .dynamic,
            targets: [
                "CoreGraphics", "QuartzCore", "Archiving", "DeviceLink", "MainLoop", "UIKit", "CoreLocation",
                "AudioToolbox", "MessageUI", "AddressBook", "AddressBookUI", "MapKit", "CObjCRuntime",
                "AppFoundation",
                "CCoreFoundation", "ObjCBridge", "CDeclaredFrameworks", "CDeviceServices", "CStoreKit", "CGameKit",
                "CMotion", "CAdvertising", "CQuickLook", "CMedia", "CAudio", "CCapture",
                "CMovies", "CCoreText", "COpenGLES", "CGLKit", "CCoreData", "CoreData", "URLLoading", "CSenTestingKit",
                "CWebView",
                "CAppParent",
            ]),
        .executable(name: "verger", targets: ["verger"]),
        .executable(name: "verger-web-engine", targets: ["CWebEngine"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
    ] + (hasServices ? servicePackages : []),
    targets: [
        // System libraries.
        .systemLibrary(name: "CCairo", path: "Sources/System/CCairo", pkgConfig: "cairo-ft"),
        .systemLibrary(name: "CPixman", path: "Sources/System/CPixman", pkgConfig: "pixman-1"),
        .systemLibrary(name: "CHarfBuzz", path: "Sources/System/CHarfBuzz", pkgConfig: "harfbuzz"),
        .systemLibrary(name: "CFontconfig", path: "Sources/System/CFontconfig", pkgConfig: "fontconfig"),
        .systemLibrary(name: "CImageCodecs", path: "Sources/System/CImageCodecs", pkgConfig: "libpng"),
        .systemLibrary(name: "CNGHTTP2", path: "Sources/System/CNGHTTP2", pkgConfig: "libnghttp2"),
        .systemLibrary(name: "CLZ4", path: "Sources/System/CLZ4", pkgConfig: "liblz4"),
        .systemLibrary(name: "CXML", path: "Sources/System/CXML", pkgConfig: "libxml-2.0"),
        .systemLibrary(name: "CGIO", path: "Sources/System/CGIO", pkgConfig: "gio-unix-2.0"),
        .systemLibrary(name: "CQREncode", path: "Sources/System/CQREncode", pkgConfig: "libqrencode"),
        .systemLibrary(name: "CZlib", path: "Sources/System/CZlib", pkgConfig: "zlib"),
        .systemLibrary(name: "COpenSSL", path: "Sources/System/COpenSSL"),
        .systemLibrary(name: "CSQLite", path: "Sources/System/CSQLite"),

        // The frameworks, lowest first.
        .target(name: "CPlatform", cSettings: debugging),
        // Optimised in debug builds too: pixel loops are unbearable without.
        .target(name: "CPixelKernels", cSettings: debugging + [.unsafeFlags(["-O2"])]),
        .target(
            name: "CoreGraphics",
            dependencies: [
                "CPlatform", "CPixelKernels", "CCairo", "CPixman", "CHarfBuzz", "CFontconfig", "CImageCodecs",
            ],
            swiftSettings: swift),
        .target(
            name: "QuartzCore", dependencies: ["CoreGraphics", "CPlatform", "CPixelKernels", "CPixman"],
            swiftSettings: swift + uncheckedAccess),
        // What is heard: files, decoding, mixing. FFmpeg's headers are used, its libraries are opened by the first app that
        // plays compressed sound. Optimised in debug builds too, as pixel loops are.
        .target(name: "CSound", dependencies: ["CPlatform"], cSettings: debugging + [.unsafeFlags(["-O2"])]),
        // Films: what is in a file, its pictures, its sound in CSound's mixer. FFmpeg's libraries are opened by the first film.
        .target(
            name: "CFilm", dependencies: ["CSound"],
            cSettings: debugging + [.headerSearchPath("../CSound"), .unsafeFlags(["-O2"])]),
        .target(name: "CPropertyLists", cSettings: debugging),
        .target(name: "Archiving", dependencies: ["CPropertyLists"], swiftSettings: swift + uncheckedAccess),
        .target(name: "DeviceLink", dependencies: ["CPlatform"], swiftSettings: swift),
        .target(name: "MainLoop", dependencies: ["DeviceLink", "CPlatform"], swiftSettings: swift + uncheckedAccess),
        .target(
            name: "UIKit",
            dependencies: ["CPlatform", "CoreGraphics", "QuartzCore", "CFilm", "Archiving", "MainLoop", "DeviceLink"],
            swiftSettings: swift + uncheckedAccess + small),
        .target(
            name: "CoreLocation", dependencies: ["CPlatform", "CoreGraphics", "MainLoop", "DeviceLink"],
            swiftSettings: swift + small
        ),
        .target(
            name: "AudioToolbox", dependencies: ["CSound", "CoreGraphics", "MainLoop", "DeviceLink"],
            swiftSettings: swift + small),
        .target(
            name: "AddressBook", dependencies: ["CoreGraphics", "MainLoop", "DeviceLink"], swiftSettings: swift + small),
        .target(name: "AddressBookUI", dependencies: ["UIKit", "AddressBook"], swiftSettings: swift + small),
        .target(
            name: "MessageUI",
            dependencies: [
                "CPlatform", "UIKit", "AudioToolbox", "AddressBook", "AddressBookUI", "MainLoop", "DeviceLink",
            ],
            swiftSettings: swift + small),
        .target(name: "MapKit", dependencies: ["UIKit", "CoreLocation", "MainLoop"], swiftSettings: swift + small),

        // Objective-C.
        .target(
            name: "CObjCRuntime",
            cSettings: [.headerSearchPath("."), .headerSearchPath("Headers")] + frameworkObjectiveC,
            linkerSettings: [
                .unsafeFlags(["-L\(gcc)"]),
                // Before Base, which exports a smaller block runtime of its own.
                .linkedLibrary("BlocksRuntime"), .linkedLibrary("gnustep-base"), .linkedLibrary("objc"),
                .linkedLibrary("ffi"),
                // Already there: Base is linked with it.
                .linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("xml2"),
                // The library binds its own symbols when it is linked, not at every start of an app, and has a quarter of
                // a million addresses that only move with it: lld and the loader pack these into bits.
                .unsafeFlags([
                    "-use-ld=lld", "-Xlinker", "-Bsymbolic", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
                ]),
                // Equal code stands once: each of some fifty classes of views takes a hundred members from Objective-C in the
                // same way. No symbols for the names of selectors, which nobody looks up.
                .unsafeFlags([
                    "-Xlinker", "--icf=all", "-Xlinker",
                    "--version-script=\(Context.packageDirectory)/SDK/data/hidden-symbols.map",
                ]),
                // What every start of an app runs stands together, so that the rest is not read into memory for it.
                .unsafeFlags([
                    "-Xlinker", "--no-warn-symbol-ordering", "-Xlinker",
                    "--symbol-ordering-file=\(Context.packageDirectory)/SDK/data/start-order.txt",
                ]),
            ]),
        // Foundation for apps: what GNUstep Base lacks or does otherwise than Apple's.
        .target(
            name: "AppFoundation", dependencies: ["CPlatform", "CObjCRuntime", "CPropertyLists"],
            cSettings: [
                .headerSearchPath("."), .headerSearchPath("../CObjCRuntime"),
                .headerSearchPath("../CObjCRuntime/Headers"),
            ] + frameworkObjectiveC + smallObjectiveC + [.unsafeFlags(["-idirafter", "/usr/include/libxml2"])]),
        .target(
            name: "ObjCBridge",
            dependencies: [
                "CPlatform", "QuartzCore", "MainLoop", "UIKit", "CoreLocation", "AudioToolbox", "MessageUI",
                "AddressBook", "AddressBookUI", "MapKit", "DeviceLink", "CObjCRuntime", "AppFoundation",
                "CSenTestingKit",
            ],
            swiftSettings: swift + uncheckedAccess + small),
        // CoreFoundation and the other frameworks of C functions, on GNUstep's objects.
        .target(
            name: "CCoreFoundation", dependencies: ["CPlatform", "AppFoundation", "CObjCRuntime"],
            cSettings: [
                .headerSearchPath("."), .headerSearchPath("../../SDK/include"), .headerSearchPath("../AppFoundation"),
            ] + frameworkObjectiveC + smallObjectiveC),
        // What apps find declared, and not there yet.
        .target(
            name: "CDeclaredFrameworks", dependencies: ["CObjCRuntime"],
            cSettings: asApps + smallObjectiveC + [
                .unsafeFlags(["-include", "\(Context.packageDirectory)/Sources/CDeclaredFrameworks/UIKitPrefix.h"])
            ]),
        // What frameworks in Objective-C ask of the device's services.
        .target(name: "CDeviceServices", dependencies: ["CObjCRuntime"], cSettings: asApps + smallObjectiveC),
        // StoreKit for Objective-C apps.
        .target(
            name: "CStoreKit", dependencies: ["CDeviceServices", "CObjCRuntime"], cSettings: asApps + smallObjectiveC),
        // GameKit for Objective-C apps.
        .target(
            name: "CGameKit", dependencies: ["CDeviceServices", "CObjCRuntime"],
            cSettings: asApps + smallObjectiveC + [
                .headerSearchPath("../CDeclaredFrameworks"),
                .unsafeFlags(["-include", "\(Context.packageDirectory)/Sources/CDeclaredFrameworks/UIKitPrefix.h"]),
            ]),
        // QuickLook for Objective-C apps.
        .target(
            name: "CQuickLook", dependencies: ["CObjCRuntime", "CWebView"],
            cSettings: asApps + smallObjectiveC + [
                .unsafeFlags(["-include", "\(Context.packageDirectory)/Sources/CDeclaredFrameworks/UIKitPrefix.h"])
            ]),
        // iAd for Objective-C apps.
        .target(
            name: "CAdvertising", dependencies: ["CDeviceServices", "CObjCRuntime"],
            cSettings: asApps + smallObjectiveC + [
                .unsafeFlags(["-include", "\(Context.packageDirectory)/Sources/CDeclaredFrameworks/UIKitPrefix.h"])
            ]),
        // Core Text for Objective-C apps.
        .target(
            name: "CCoreText", dependencies: ["CObjCRuntime"],
            cSettings: asApps + smallObjectiveC + [
                .headerSearchPath("../CDeclaredFrameworks"),
                .unsafeFlags(["-include", "\(Context.packageDirectory)/Sources/CDeclaredFrameworks/UIKitPrefix.h"]),
            ]),
        // Core Motion for Objective-C apps.
        .target(
            name: "CMotion", dependencies: ["CObjCRuntime"],
            cSettings: asApps + smallObjectiveC + [
                .unsafeFlags(["-include", "\(Context.packageDirectory)/Sources/CDeclaredFrameworks/UIKitPrefix.h"])
            ]),
        // Playing and recording for Objective-C apps, on CSound.
        .target(
            name: "CAudio", dependencies: ["CObjCRuntime", "CSound"],
            cSettings: asApps + smallObjectiveC + [
                .headerSearchPath("../CDeclaredFrameworks"),
                .unsafeFlags(["-include", "\(Context.packageDirectory)/Sources/CDeclaredFrameworks/UIKitPrefix.h"]),
            ]),
        // Core Media and Core Video for Objective-C apps.
        .target(
            name: "CMedia", dependencies: ["CObjCRuntime"],
            cSettings: asApps + smallObjectiveC + [
                .headerSearchPath("../CDeclaredFrameworks"),
                .unsafeFlags(["-include", "\(Context.packageDirectory)/Sources/CDeclaredFrameworks/UIKitPrefix.h"]),
            ]),
        // Cameras and microphones for Objective-C apps.
        .target(
            name: "CCapture", dependencies: ["CObjCRuntime", "CSound", "CMedia", "CAudio"],
            cSettings: asApps + smallObjectiveC + [
                .headerSearchPath("../CMedia"),
                .unsafeFlags(["-include", "\(Context.packageDirectory)/Sources/CDeclaredFrameworks/UIKitPrefix.h"]),
            ]),
        // Films for Objective-C apps, on CFilm.
        .target(
            name: "CMovies", dependencies: ["CObjCRuntime", "CSound", "CFilm", "CMedia", "CAudio", "CCapture"],
            cSettings: asApps + smallObjectiveC + [
                .headerSearchPath("../CDeclaredFrameworks"), .headerSearchPath("../CAudio"),
                .headerSearchPath("../CMedia"), .headerSearchPath("../CCapture"),
                // A class is spread over several files, as categories.
                .unsafeFlags(["-Wno-incomplete-implementation", "-Wno-objc-protocol-method-implementation"]),
                .unsafeFlags(["-include", "\(Context.packageDirectory)/Sources/CDeclaredFrameworks/UIKitPrefix.h"]),
            ]),
        // OpenGL ES for apps, on Mesa, which is opened when the first context is made.
        .target(
            name: "COpenGLES", dependencies: ["CObjCRuntime"],
            cSettings: asApps + [
                .headerSearchPath("../CObjCRuntime"),
                .unsafeFlags([
                    "-include", "\(Context.packageDirectory)/Sources/CObjCRuntime/Headers/FoundationPrefix.h",
                ]),
            ]),
        // GLKit for Objective-C apps, on the functions of OpenGL ES that apps use.
        .target(
            name: "CGLKit", dependencies: ["COpenGLES"],
            cSettings: asApps + [
                .headerSearchPath("../CDeclaredFrameworks"),
                .unsafeFlags(["-include", "\(Context.packageDirectory)/Sources/CDeclaredFrameworks/UIKitPrefix.h"]),
            ]),
        // Core Data, and its interface for Objective-C apps.
        .target(
            name: "CCoreData", dependencies: ["CObjCRuntime"],
            // A class is spread over several files, as categories.
            cSettings: asApps + smallObjectiveC + [
                .unsafeFlags([
                    "-Wno-incomplete-implementation", "-Wno-objc-protocol-method-implementation",
                    // Contexts are locks and models can be enumerated at run time too; other protocols of Foundation are
                    // for the compiler only.
                    "-include", "Foundation/NSLock.h", "-include", "Foundation/NSEnumerator.h", "-include",
                    "\(Context.packageDirectory)/Sources/CObjCRuntime/Headers/FoundationPrefix.h",
                ])
            ]),
        // The URL loading system for Swift apps.
        .target(
            name: "URLLoading",
            dependencies: ["CPlatform", "ObjCBridge", "AppFoundation", "CObjCRuntime", "CoreGraphics"],
            swiftSettings: swift + small),
        // Core Data for Swift apps.
        .target(
            name: "CoreData",
            dependencies: [
                "CCoreData", "ObjCBridge", "AppFoundation", "CObjCRuntime", "UIKit", "MainLoop", "CoreGraphics",
            ],
            swiftSettings: swift + small),
        // What web views and their engines say to each other.
        .target(name: "CWebLink", cSettings: debugging),
        // Web views for Objective-C apps: each has an engine in a process of its own.
        .target(
            name: "CWebView", dependencies: ["CObjCRuntime", "CPlatform", "CWebLink"],
            cSettings: asApps + smallObjectiveC + [
                .headerSearchPath("../CDeclaredFrameworks"),
                .unsafeFlags(["-include", "\(Context.packageDirectory)/Sources/CDeclaredFrameworks/UIKitPrefix.h"]),
            ]),
        // The program of such a process: WPE WebKit, whose libraries it opens when it starts.
        .executableTarget(name: "CWebEngine", dependencies: ["CWebLink", "CGIO"], cSettings: debugging),
        // The unit tests of apps.
        .target(name: "CSenTestingKit", dependencies: ["CObjCRuntime"], cSettings: asApps + smallObjectiveC),
        // Names that the SDK declares, compared with the platform's.
        .target(name: "SDKCoverage", dependencies: ["AppBuilder"], swiftSettings: swift + small),

        // The developer's services: certificates, signatures, the portal. On OpenSSL.
        .target(name: "Certificates", dependencies: ["COpenSSL"], swiftSettings: swift + small),
        .target(name: "PushLink", swiftSettings: swift + uncheckedAccess),
        .target(name: "ServiceStore", dependencies: ["CSQLite"], swiftSettings: swift + small),
        .target(
            name: "CodeSigning", dependencies: ["Archiving", "Certificates", "COpenSSL"], swiftSettings: swift + small),
        .target(name: "Packaging", dependencies: ["CZlib"], swiftSettings: swift + small),
        .target(
            name: "Portal", dependencies: ["Archiving", "Certificates", "CodeSigning", "Packaging", "ServiceStore"],
            swiftSettings: swift + small),
        .target(
            name: "PortalSite", dependencies: ["Archiving", "Certificates", "CQREncode", "Portal"],
            resources: [.embedInCode("Page")], swiftSettings: swift + small),

        // The device and its tools.
        .target(name: "CDownload"),
        .target(name: "CFrameCodec", dependencies: ["CLZ4"]),
        .target(name: "CProcess"),
        .target(name: "CConfinement", dependencies: ["CProcess"]),
        .target(name: "CDevice", dependencies: ["CProcess", "CConfinement"]),
        // The frameworks' library as a program: the parent of a device's apps.
        .target(
            name: "CAppParent", dependencies: ["CDevice", "CPlatform", "CObjCRuntime", "CCoreFoundation"],
            cSettings: debugging + [
                .headerSearchPath("../CObjCRuntime"), .headerSearchPath("../../SDK/include"),
            ],
            linkerSettings: [
                // By this name the loader knows the library where it is the program itself.
                .unsafeFlags([
                    "-Xlinker", "-e", "-Xlinker", "app_parent_entry", "-Xlinker", "-soname", "-Xlinker",
                    "libCocoaTouch.so",
                ])
            ]),
        .target(
            name: "Device",
            dependencies: [
                "CoreGraphics", "QuartzCore", "UIKit", "AudioToolbox", "AddressBook", "AddressBookUI",
                "MessageUI", "MainLoop", "DeviceLink", "CConfinement", "CDevice", "CDownload", "Archiving",
                "Certificates",
                "CodeSigning", "CPlatform", "CSound", "CWebLink", "CLZ4", "Packaging", "PushLink",
            ],
            swiftSettings: swift + small),
        .target(
            name: "Display",
            dependencies: [
                "Device", "CDevice", "CFrameCodec", "CProcess", "CoreGraphics", "DeviceLink", "MainLoop", "QuartzCore",
                "UIKit",
            ],
            resources: [.embedInCode("Page")], swiftSettings: swift + small),
        .target(
            name: "WebDriver",
            dependencies: [
                "Display", "Device", "CDevice", "CProcess", "CoreGraphics", "DeviceLink", "MainLoop", "UIKit", "CXML",
            ],
            swiftSettings: swift + small),
        .target(name: "InterfaceBuilder", dependencies: ["Archiving", "CXML"], swiftSettings: swift + small),
        .target(
            name: "InterfacePicture",
            dependencies: [
                "Device", "InterfaceBuilder", "UIKit", "QuartzCore", "CoreGraphics", "Archiving", "DeviceLink",
            ],
            swiftSettings: swift + small),
        .target(
            name: "InterfacePage",
            dependencies: [
                "Display", "InterfaceBuilder", "InterfacePicture", "CoreGraphics", "MainLoop",
            ],
            resources: [.embedInCode("Page")], swiftSettings: swift + small),
        .target(name: "DataModel", dependencies: ["Archiving", "InterfaceBuilder"], swiftSettings: swift + small),
        .target(name: "XcodeProject", dependencies: ["Archiving", "InterfaceBuilder"], swiftSettings: swift + small),
        .target(
            name: "AppBuilder",
            dependencies: ["Archiving", "CConfinement", "DataModel", "InterfaceBuilder", "XcodeProject"],
            swiftSettings: swift + small),
        // The Organizer's page.
        .target(
            name: "OrganizerSite",
            dependencies: [
                "AppBuilder", "Certificates", "CodeSigning", "CoreGraphics", "Device", "Display", "MainLoop",
                "Packaging",
            ],
            resources: [.embedInCode("Page")], swiftSettings: swift + small),
        .target(name: "CAudit", dependencies: ["CProcess"]),
        .target(name: "Audit", dependencies: ["CAudit", "CoreGraphics", "XcodeProject"], swiftSettings: swift + small),
        .target(
            name: "UITesting", dependencies: ["Audit", "Display"], swiftSettings: swift + small),
        .executableTarget(
            name: "verger",
            dependencies: [
                "Device", "Display", "AppBuilder", "Audit", "DataModel", "XcodeProject", "SDKCoverage",
                "InterfaceBuilder", "InterfacePicture", "InterfacePage", "MainLoop", "DeviceLink", "CDevice",
                "UITesting", "WebDriver", "Certificates", "CodeSigning", "Packaging", "Portal", "PortalSite",
                "OrganizerSite",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: swift + small),
    ] + (hasServices ? services : []) + (wanted == nil ? development : [])
)

// What a framework re-exports (`@_exported import`). Who depends on the framework sees it too, and has to be built anew when it
// changes, even if the framework's own module stays the same.
let reexports = [
    "MessageUI": ["UIKit"], "MapKit": ["UIKit", "CoreLocation"], "AddressBookUI": ["UIKit", "AddressBook"],
    "UIKit": ["QuartzCore"],
    "CoreLocation": ["CoreGraphics"], "AudioToolbox": ["CoreGraphics"], "AddressBook": ["CoreGraphics"],
    "CoreData": ["CoreGraphics"], "URLLoading": ["CoreGraphics"], "QuartzCore": ["CoreGraphics"],
]
for target in package.targets {
    var seen: [String] = target.dependencies.compactMap {
        guard case .byNameItem(let name, _) = $0 else { return nil }
        return name
    }
    var next = 0
    while next < seen.count {
        for name in reexports[seen[next]] ?? [] where !seen.contains(name) {
            seen.append(name)
            target.dependencies.append(.byNameItem(name: name, condition: nil))
        }
        next += 1
    }
}
