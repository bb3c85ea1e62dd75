import Foundation
import XcodeProject

/// Converts the libraries and linker settings of a target in an Xcode project.
struct XcodeLinkSettings {
    private(set) var settings = LinkSettings()
    private(set) var warnings: [String] = []
    private let values: BuildSettings
    private let paths: SearchPaths
    private let sdk: SDK
    private let projectFile: String
    private let isOfTests: Bool

    /// - Throws: `BuildError` for a library of another platform.
    init(_ values: BuildSettings, target: XcodeTarget, folder: URL, sdk: SDK) throws {
        self.values = values
        self.sdk = sdk
        paths = SearchPaths(folder: folder)
        projectFile = folder.path
        isOfTests = target.kind == .unitTest
        guard [.application, .unitTest, .tool].contains(target.kind) else { return }
        settings.flags = libraryFolders.flatMap { ["-L\($0.path)"] }
        for phase in target.phases {
            guard case .frameworks(let files) = phase else { continue }
            for file in files where file.product == nil { try add(file) }
        }
        try addFlags(CompilerFlags.usable(values.list("OTHER_LDFLAGS")))
    }

    private var libraryFolders: [URL] {
        paths.folders(values.list("LIBRARY_SEARCH_PATHS")).filter { !["/usr/lib", "/lib"].contains($0.path) }
    }

    private mutating func add(_ file: XcodeFile) throws {
        let url = file.url(in: values)
        switch url.pathExtension {
        case "framework", "dylib", "tbd", "so":
            let name = url.deletingPathExtension().lastPathComponent
            if url.pathExtension == "framework" {
                try addFramework(name, at: url, isOptional: file.attributes.contains("Weak"))
            } else {
                addLibrary(name.hasPrefix("lib") ? String(name.dropFirst(3)) : name)
            }
        case "a", "o":
            guard FileManager.default.fileExists(atPath: url.path) else {
                settings.archivesByName.append(url)
                return
            }
            try link(url)
        default: break
        }
    }

    private mutating func addFlags(_ flags: [String]) throws {
        var rest = flags[...]
        while let flag = rest.popFirst() {
            switch flag {
            case "-ObjC", "-all_load": settings.takesWholeArchives = true
            case "-force_load":
                settings.takesWholeArchives = true
                if let path = rest.popFirst() { try addArchive(path) }
            case _ where Self.libraryFlags.contains(flag):
                if let path = rest.popFirst() { try addArchive(path) }
            case "-framework", "-weak_framework", "-lazy_framework":
                if let name = rest.popFirst() {
                    try addFramework(name, at: nil, isOptional: flag != "-framework")
                }
            case _ where Self.darwinFlags.contains(flag): break
            case _ where Self.darwinFlagsWithValue.contains(flag): rest = rest.dropFirst()
            case _ where flag.hasPrefix("-weak-l") || flag.hasPrefix("-weak_l"): addLibrary(String(flag.dropFirst(7)))
            case _ where flag.hasPrefix("-l"): try addNamed(String(flag.dropFirst(2)))
            case _ where flag.hasPrefix("-L"):
                settings.flags.append("-L\(paths.file(String(flag.dropFirst(2))).path)")
            case _ where flag.hasPrefix("-Wl,-"): try addLinkerFlags(flag)
            case _ where flag.hasPrefix("-"): settings.flags.append(flag)
            default: try addArchive(flag)
            }
        }
    }

    /// Flags before the path of a library.
    private static let libraryFlags: Set<String> = [
        "-weak_library", "-reexport_library", "-upward_library", "-lazy_library", "-needed_library",
    ]
    private static let darwinFlags: Set<String> = [
        "-dead_strip", "-no_dead_strip_inits_and_terms", "-bind_at_load", "-Sl", "-dynamic", "-prebind",
        "-multiply_defined", "-weak_reference_mismatches", "-single_module", "-S", "-fobjc-link-runtime",
        "-no_implicit_dylibs",
    ]
    private static let darwinFlagsWithValue: Set<String> = [
        "-sectcreate", "-Xlinker", "-exported_symbols_list", "-unexported_symbols_list", "-install_name",
        "-read_only_relocs", "-undefined", "-filelist", "-current_version", "-compatibility_version",
    ]

    /// Adds flags such as `-Wl,-dead_strip,-all_load`. Those that this platform's linker does not know are left out.
    private mutating func addLinkerFlags(_ flag: String) throws {
        let words = flag.split(separator: ",").dropFirst().map(String.init)
        guard let first = words.first else { return }
        switch first {
        case "-ObjC", "-all_load", "-force_load", "-framework", "-weak_framework": try addFlags(words)
        case _ where Self.libraryFlags.contains(first) || first.hasPrefix("-weak-l"): try addFlags(words)
        default: settings.takesWholeArchives = settings.takesWholeArchives || words.contains("-all_load")
        }
    }

    private mutating func addArchive(_ path: String) throws {
        let file = paths.file(path)
        guard FileManager.default.fileExists(atPath: file.path) else {
            warnings.append("\(file.path): warning: no such file; linking without it")
            return
        }
        try link(file)
    }

    /// Links a library that exists. For one of Apple's systems the linker gets stand-ins, but not in tests, which would pass
    /// without having tested anything.
    private mutating func link(_ file: URL) throws {
        guard ObjectFormat.isForeign(file) else { return settings.archives.append(file) }
        let problem = "compiled for Apple's systems (Mach-O)"
        guard !isOfTests else {
            throw BuildError(
                "\(problem): it cannot be linked here", at: file.path,
                cure: "Take it out of the target together with what uses it, or add its sources instead.")
        }
        guard !settings.foreign.contains(file) else { return }
        settings.foreign.append(file)
        warnings.append("\(file.path): warning: \(problem): what the app uses of it is stood in for, and does nothing")
    }

    /// Adds a framework. One that exists needs no flag, since all are in one library with which each app is linked.
    private mutating func addFramework(_ name: String, at url: URL?, isOptional: Bool) throws {
        let headers = sdk.headers.appendingPathComponent(name).path
        if Self.withoutHeaders.contains(name) || FileManager.default.fileExists(atPath: headers) { return }
        let places =
            (url.map { [$0] } ?? [])
            + paths.folders(values.list("FRAMEWORK_SEARCH_PATHS")).map {
                $0.appendingPathComponent("\(name).framework")
            }
        for place in places {
            let binary = place.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: binary.path) else { continue }
            return try link(binary)
        }
        if !isOptional {
            warnings.append("\(projectFile): warning: there is no framework \(name) here; linking without it")
        }
    }

    /// Frameworks without headers in the SDK; Foundation's are the system's.
    private static let withoutHeaders: Set<String> = ["Foundation", "CoreFoundation", "IOKit"]

    /// Adds a library of the project's folders by its name; one for Apple's systems is stood in for.
    private mutating func addNamed(_ name: String) throws {
        let named = settings.flags.filter { $0.hasPrefix("-L") }.map { paths.file(String($0.dropFirst(2))) }
        let files = (libraryFolders + named).map { $0.appendingPathComponent("lib\(name).a") }
        if let file = files.first(where: { ObjectFormat.isForeign($0) }) { return try link(file) }
        addLibrary(name)
    }

    /// Adds a library by the name that it has on the phone; a version is removed: `sqlite3.0` becomes `sqlite3`.
    private mutating func addLibrary(_ name: String) {
        var base = name
        while let dot = base.lastIndex(of: "."), base[base.index(after: dot)...].allSatisfy({ $0.isNumber }) {
            base = String(base[..<dot])
        }
        switch base {
        case "stdc++", "c++", "c++abi", "supc++": settings.needsCPlusPlus = true
        case "objc", "System", "gcc", "gcc_s", "c", "m", "pthread", "dl", "SystemStubs": break
        case "icucore":
            addLibrary("icuuc")
            addLibrary("icui18n")
        default:
            if SystemLibraries.contains(base, folders: libraryFolders) {
                settings.flags.append("-l\(base)")
            } else {
                warnings.append(
                    "\(projectFile): warning: there is no library \(base) here; linking without it. "
                        + "Perhaps a package has it: apt-get install lib\(base)-dev")
            }
        }
    }
}
