import Device

extension LogLine {
    /// Prints the line where the app wrote it: on standard output or standard error.
    func print() {
        switch source {
        case .standardOutput: Swift.print(text)
        case .standardError: printError(text)
        case .device: printError("device: \(text)")
        }
    }
}
