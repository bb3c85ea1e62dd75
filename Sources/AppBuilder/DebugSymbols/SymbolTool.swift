import Foundation

/// Finds functions, files and lines of addresses by the debug information in a file, with the toolchain's `llvm-symbolizer`.
package struct SymbolTool: Sendable {
    /// What an address is in.
    package struct Place: Sendable, Hashable {
        package var function: String
        /// The file's name without its folder; empty if it is not known.
        package var file: String
        package var line: Int

        package init(function: String, file: String, line: Int) {
            self.function = function
            self.file = file
            self.line = line
        }
    }

    private let program: URL

    /// A file with gigabytes of debug information must not keep others waiting for ever.
    private static let timeLimit = 60.0
    private static let mostAddresses = 4000

    /// - Throws: `BuildError` if the toolchain is not there.
    package init() throws {
        program = try Toolchain.locate().clang.deletingLastPathComponent().appendingPathComponent("llvm-symbolizer")
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw BuildError(
                "the Swift toolchain has no llvm-symbolizer", at: program.path,
                cure: "Install the whole toolchain (swift.org/install/linux).")
        }
    }

    /// - Parameters:
    ///   - addresses: as the program was linked.
    ///   - file: the program, or its debug information.
    /// - Returns: what is known; addresses that are in no function are left out.
    package func places(of addresses: [UInt64], in file: String) throws -> [UInt64: Place] {
        let asked = Array(Set(addresses).sorted().prefix(Self.mostAddresses))
        guard !asked.isEmpty else { return [:] }
        let options = ["--obj=" + file, "--output-style=JSON", "--inlines", "--no-debuginfod"]
        let tool = ToolProcess(
            program: program, arguments: options + asked.map { "0x" + String($0, radix: 16) }, timeLimit: Self.timeLimit
        )
        let result = try tool.run()
        guard result.succeeded, !result.ranTooLong else {
            throw BuildError(
                "the debug information cannot be read: \(result.output.prefix(200))", at: file, kind: .wrongUse)
        }
        var places: [UInt64: Place] = [:]
        for line in result.output.split(separator: "\n") where line.hasPrefix("[") || line.hasPrefix("{") {
            let value = try? JSONSerialization.jsonObject(with: Data(line.utf8))
            for case let entry as [String: Any] in value as? [Any] ?? [value as Any] {
                guard let text = entry["Address"] as? String, let address = UInt64(text.dropFirst(2), radix: 16),
                    // The first one is the innermost of functions that were put into others.
                    let symbol = (entry["Symbol"] as? [[String: Any]])?.first,
                    let function = symbol["FunctionName"] as? String, !function.isEmpty
                else { continue }
                places[address] = Place(
                    function: function, file: ((symbol["FileName"] as? String ?? "") as NSString).lastPathComponent,
                    line: symbol["Line"] as? Int ?? 0)
            }
        }
        return places
    }
}
