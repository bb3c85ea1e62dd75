import Device

extension LogLine {
    /// Prints the line to the stream to which the app wrote it.
    func print() {
        switch source {
        case .standardOutput: Swift.print(text)
        case .standardError: printError(text)
        case .device: printError("device: \(text)")
        }
    }
}
