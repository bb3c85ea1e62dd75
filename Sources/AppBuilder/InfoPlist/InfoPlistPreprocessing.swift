import Foundation

/// An Info.plist that goes through C's preprocessor first (`INFOPLIST_PREPROCESS`).
package struct InfoPlistPreprocessing: Sendable {
    package var clang: URL
    /// `-DNAME=value`, `-I…`, `-include …`
    package var flags: [String]
    package var folder: URL

    /// - Returns: what the preprocessor makes of the file.
    /// - Throws: `BuildError` with what clang says when it fails.
    func contents(of file: URL) throws -> Data {
        // The same text for the same words: no line markers, and comments go as in C.
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
