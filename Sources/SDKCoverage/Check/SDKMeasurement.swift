import AppBuilder
import Foundation

/// The SDK's headers and libraries, compared with all public names of the platform.
public struct SDKMeasurement: Sendable {
    public struct Line: Sendable {
        public var row: APIRow
        /// What is wrong with the declaration; nil if it is as on the platform.
        public var fault: Fault?
        /// Whether it does what it says, as far as its documentation and its code tell.
        public var behaves: Bool
        /// Whether a test's code uses it. Types and fields do nothing, and the values of constants are compared with
        /// those of the list: for these the declaration is what a test can check.
        public var isTested: Bool
    }

    public let lines: [Line]
    /// Names that our headers show after an import, and the platform's do not.
    public let leaks: [Leak]
    /// What clang says is wrong with the headers.
    public let errors: [String]

    /// - Throws: CoverageError, or the tools' errors if they cannot be started.
    public init(sdk: SDK, toolchain: Toolchain) throws {
        let clang = Clang(toolchain: toolchain, sdk: sdk)
        let exceptions = try KnownExceptions(folder: sdk.root)
        let list = try APIList(folder: sdk.root)
        let rows = list.rows.filter { !exceptions.excuses($0) }
        let headers = HeaderSight(
            graph: HeaderGraph(folders: Self.searchFolders(sdk, toolchain)), foreign: toolchain.swiftHeaders.path,
            prefix: sdk.prefixHeader.path)
        let prelude = Self.imports(rows.filter { headers.exists($0.importName) })
        let (declarations, errors) = try clang.declarations(of: prelude)
        let foundation = ["Foundation/Foundation.h", "UIKit/UIKit.h"]
        let umbrellas = try Dictionary(
            uniqueKeysWithValues: foundation.map { ($0, try clang.files(of: "#import <\($0)>\n")) })
        let values = try ValueCheck(
            rows, prelude: prelude, exceptions: exceptions.values, declarations: declarations, clang: clang)
        let check = RowCheck(
            declarations: declarations, headers: headers, umbrellas: umbrellas,
            symbols: try SymbolTable(library: sdk.library, toolchain: toolchain),
            wrongValues: values.wrong)
        let stubs = declarations.stubs.union(try GeneratedStubs(folder: sdk.root).names)
            .union(UnfinishedCode(folder: sdk.root).names)
        let tests = TestMentions(folder: sdk.root, declarations: declarations)
        lines = rows.map { row in
            let fault = check.fault(of: row)
            return Line(
                row: row, fault: fault, behaves: fault == nil && !Self.isStub(row, stubs),
                isTested: Self.isWhole(row, compared: values.compared) || tests.use(row))
        }
        leaks = try Leak.find(list, clang: clang, sdk: sdk)
        self.errors = errors.split(separator: "\n").filter { $0.contains("error:") }.map(String.init)
    }

    /// Everything that the list names, imported in its order: frameworks first, the C library's headers last.
    private static func imports(_ rows: [APIRow]) -> String {
        var seen: Set<String> = []
        var names = rows.map(\.framework).filter { $0 != "Darwin" && $0 != "objc" }.map { "\($0)/\($0).h" }
        names += rows.map(\.importName)
        return names.filter { seen.insert($0).inserted }
            .map { "#if __has_include(<\($0)>)\n#import <\($0)>\n#endif\n" }.joined()
    }

    private static func searchFolders(_ sdk: SDK, _ toolchain: Toolchain) -> [String] {
        let builtin = toolchain.clang.resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("lib/clang")
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: builtin.path))?.sorted() ?? []
        return [sdk.headers.path, "/usr/include/GNUstep", "/usr/local/include"]
            + versions.map { builtin.appendingPathComponent($0 + "/include").path }
            + ["/usr/include/\(toolchain.machine)", "/usr/include"]
            + [toolchain.gcc.appendingPathComponent("include").path]
            + [toolchain.swiftHeaders.path, toolchain.swiftHeaders.path + "/Block", "/usr/include/libxml2"]
    }

    /// Whether there is nothing about the name but its declaration, which a test compares with the list.
    private static func isWhole(_ row: APIRow, compared: Set<String>) -> Bool {
        switch row.kind {
        case "header", "typedef", "enum", "struct", "union", "field": true
        case "enumerator", "macro": compared.contains(row.name)
        default: false
        }
    }

    /// A property counts by its getter as well as by its name; a class that does nothing takes its members along.
    private static func isStub(_ row: APIRow, _ stubs: Set<String>) -> Bool {
        if row.owner.isEmpty || ["class", "protocol", "enumerator", "field"].contains(row.kind) {
            return stubs.contains(row.name)
        }
        let owner = row.ownerName
        if stubs.contains(owner) { return true }
        if stubs.contains(owner + " " + row.name) { return true }
        guard row.kind == "property" else { return false }
        let name = row.name.prefix(1).uppercased() + row.name.dropFirst()
        return ["-" + row.name, "-is" + name, "-set" + name + ":"].contains { stubs.contains(owner + " " + $0) }
    }
}
