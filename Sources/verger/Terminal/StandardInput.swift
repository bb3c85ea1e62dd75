import Foundation

/// Texts that commands read.
enum StandardInput {
    /// The longest text in bytes: what a booted device takes in one request.
    private static let longest = 512 << 10

    /// The text of a file; `-` stands for standard input.
    static func text(ofFile path: String) throws -> String {
        let name = path == "-" ? "standard input" : path
        let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
        guard let data = try handle?.read(upToCount: longest + 1) else {
            guard handle == nil else { return "" }
            throw CommandError("\(name): there is no such file", status: .wrongUse)
        }
        guard data.count <= longest else {
            throw CommandError("\(name): longer than \(longest >> 10) KB", status: .wrongUse)
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw CommandError("\(name): not a text in UTF-8", status: .wrongUse)
        }
        return text
    }
}
