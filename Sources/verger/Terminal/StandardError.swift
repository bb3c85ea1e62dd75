import Foundation
import Glibc

/// Prints a line to standard error.
func printError(_ line: String) { writeError(line + "\n") }

/// Writes a text to standard error. Errors, such as a closed terminal, are ignored, since the process has more
/// important work to finish.
func writeError(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while let start = rest.baseAddress, !rest.isEmpty {
            let count = write(STDERR_FILENO, start, rest.count)
            if count > 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } else if errno != EINTR {
                return
            }
        }
    }
}
