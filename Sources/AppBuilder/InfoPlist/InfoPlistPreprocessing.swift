import Foundation

/// Runs the C preprocessor on an Info.plist (`INFOPLIST_PREPROCESS`).
package struct InfoPlistPreprocessing: Sendable {
    package var clang: URL
    /// The flags: `-DNAME=value`, `-I…`, `-include …`.
    package var flags: [String]
    package var folder: URL

    /// - Returns: The output of the preprocessor.
    /// - Throws: `BuildError` with the output of clang, if it fails.
    func contents(of file: URL) throws -> Data {
        // Traditional preprocessing keeps white space; line markers are left out, and comments are removed.
        let arguments = ["-E", "-P", "-x", "c", "-traditional-cpp", "-Wno-invalid-pp-token"] + flags + [file.path]
        let result = try ToolProcess(program: clang, arguments: arguments, folder: folder).run()
        guard result.succeeded else {
            throw BuildError(
                "the preprocessor fails\n\(result.output)", at: file.path,
                cure: "Mend the file, or set INFOPLIST_PREPROCESS to NO.")
        }
        return Data(result.output.utf8)
    }
}
