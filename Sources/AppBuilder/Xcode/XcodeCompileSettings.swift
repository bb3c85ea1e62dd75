import Foundation
import XcodeProject

/// Converts build settings to compiler flags.
struct XcodeCompileSettings {
    private(set) var settings = CompileSettings()
    private(set) var warnings: [String] = []
    private let values: BuildSettings
    private let paths: SearchPaths

    init(_ values: BuildSettings, folder: URL, sdk: SDK) {
        self.values = values
        paths = SearchPaths(folder: folder)
        let level = optimisationLevel
        settings.isDebug = level == "0"
        settings.hidesPaths = level != "0"
        settings.flags = ["-O\(level)"] + debugging + definitions + features + CompilerWarnings.flags(values)
        settings.flags +=
            CompilerFlags.usable(values.list("OTHER_CFLAGS")) + CompilerFlags.usable(values.list("WARNING_CFLAGS"))
        settings.searchFlags = searchFlags
        let cPlusPlus = cPlusPlusFlags
        settings.languageFlags = [
            .c: cFlags, .objectiveC: cFlags + objectiveCFlags, .cPlusPlus: cPlusPlus,
            .objectiveCPlusPlus: cPlusPlus + objectiveCFlags,
        ]
        settings.swiftFlags = swiftFlags
        let prefix = values["GCC_PREFIX_HEADER"]
        if !prefix.isEmpty { settings.prefixHeader = Self.header(paths.file(prefix), sdk) }
    }

    /// The header for a path into a framework on the Mac, which templates for tests contain:
    /// `…/UIKit.framework/Headers/UIKit.h`.
    private static func header(_ file: URL, _ sdk: SDK) -> URL {
        let parts = file.pathComponents
        guard !FileManager.default.fileExists(atPath: file.path),
            let place = parts.lastIndex(where: { $0.hasSuffix(".framework") }),
            parts.dropFirst(place + 1).first == "Headers"
        else { return file }
        let framework = parts[place].dropLast(".framework".count)
        return sdk.headers.appendingPathComponent(([String(framework)] + parts[(place + 2)...]).joined(separator: "/"))
    }

    private var optimisationLevel: String {
        let level = values["GCC_OPTIMIZATION_LEVEL"]
        return ["0", "1", "2", "3", "s", "z", "fast"].contains(level) ? level : "s"
    }

    private var debugging: [String] {
        let wants = !values.isSet("GCC_GENERATE_DEBUGGING_SYMBOLS") || values.bool("GCC_GENERATE_DEBUGGING_SYMBOLS")
        return (wants ? [ClangFlags.debugInformation] : [])
            + (optimisationLevel == "0" ? ["-fno-omit-frame-pointer"] : [])
    }

    private var definitions: [String] {
        let names =
            values.list("GCC_PREPROCESSOR_DEFINITIONS")
            + values.list("GCC_PREPROCESSOR_DEFINITIONS_NOT_USED_IN_PRECOMPS")
        var flags = names.map { "-D\($0)" }
        if values.isSet("ENABLE_NS_ASSERTIONS"), !values.bool("ENABLE_NS_ASSERTIONS") {
            flags.append("-DNS_BLOCK_ASSERTIONS=1")
        }
        return flags + SystemVersions(values).definitions(besides: names)
    }

    /// The flags for Boolean settings.
    private var features: [String] {
        let whenSet = [
            ("GCC_FAST_MATH", "-ffast-math"), ("GCC_CHAR_IS_UNSIGNED_CHAR", "-funsigned-char"),
            ("GCC_SHORT_ENUMS", "-fshort-enums"), ("GCC_ENABLE_PASCAL_STRINGS", "-fpascal-strings"),
            ("GCC_ENABLE_TRIGRAPHS", "-trigraphs"), ("GCC_NO_COMMON_BLOCKS", "-fno-common"),
            ("CLANG_ENABLE_OBJC_WEAK", "-fobjc-weak"),
        ]
        var flags = whenSet.filter { values.bool($0.0) }.map(\.1)
        // GCC merged tentative definitions, and old headers contain them.
        if !values.bool("GCC_NO_COMMON_BLOCKS") { flags.append("-fcommon") }
        return flags
    }

    private var objectiveCFlags: [String] { values.bool("CLANG_ENABLE_OBJC_ARC") ? ["-fobjc-arc"] : [] }

    /// The flags for C. They always enable GNU extensions: the phone's headers declare the same names in all standards,
    /// this system's do not.
    ///
    /// GCC of that time implemented `inline` as before C99 in all standards.
    private var cFlags: [String] {
        let year = values["GCC_C_LANGUAGE_STANDARD"].filter(\.isNumber)
        let standard = values["GCC_C_LANGUAGE_STANDARD"] == "ansi" ? "89" : year
        let isGCC = !values["GCC_VERSION"].contains("clang")
        return ["-std=gnu\(["89", "90", "99", "11", "17"].contains(standard) ? standard : "99")"]
            + (isGCC ? ["-fgnu89-inline"] : [])
    }

    private var cPlusPlusFlags: [String] {
        let standard = values["CLANG_CXX_LANGUAGE_STANDARD"]
        let year = standard.replacingOccurrences(of: "0x", with: "11").filter(\.isNumber)
        var flags = ["-std=gnu++\(["98", "03", "11", "14", "17", "20"].contains(year) ? year : "98")"]
        if values.isSet("GCC_ENABLE_CPP_RTTI"), !values.bool("GCC_ENABLE_CPP_RTTI") { flags.append("-fno-rtti") }
        return flags + CompilerFlags.usable(values.list("OTHER_CPLUSPLUSFLAGS"))
    }

    private var swiftFlags: [String] {
        var flags = optimisationLevel == "0" ? ["-Onone", "-g"] : ["-O", "-wmo", "-g"]
        flags += ["-swift-version", "5"]
        flags += values.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS").flatMap { ["-D", $0] }
        let header = values["SWIFT_OBJC_BRIDGING_HEADER"]
        if !header.isEmpty { flags += ["-import-objc-header", paths.file(header).path] }
        return flags
    }

    private var searchFlags: [String] {
        let user = paths.folders(values.list("USER_HEADER_SEARCH_PATHS"))
        // Unless the setting is NO, these folders are also searched for `#include <…>`.
        let searchesAlways = !values.isSet("ALWAYS_SEARCH_USER_PATHS") || values.bool("ALWAYS_SEARCH_USER_PATHS")
        var flags = user.flatMap { [searchesAlways ? "-I" : "-iquote", $0.path] }
        let products = URL(fileURLWithPath: values["BUILT_PRODUCTS_DIR"]).standardizedFileURL
        let derived = values["DERIVED_FILE_DIR"]
        var folders = paths.folders(values.list("HEADER_SEARCH_PATHS"))
        folders += ["include", "usr/local/include"].map { products.appendingPathComponent($0) }
        if !derived.isEmpty { folders.append(URL(fileURLWithPath: derived)) }
        // /usr/include must come after the SDK's headers, where clang searches it anyway.
        flags += folders.filter { $0.path != "/usr/include" }.flatMap { ["-I", $0.path] }
        flags += paths.folders(values.list("FRAMEWORK_SEARCH_PATHS")).flatMap { ["-F", $0.path] }
        return flags
    }
}
