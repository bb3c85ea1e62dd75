/// Text as programs write it for terminals.
enum TerminalText {
    /// Without colours, control characters, and what a carriage return writes over.
    static func plain(_ line: some StringProtocol) -> String {
        guard line.unicodeScalars.contains(where: { $0.value < 32 && $0 != "\t" || $0.value == 127 }) else {
            return String(line)
        }
        var result = String.UnicodeScalarView()
        var scalars = line.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\r": result.removeAll()
            case "\t": result.append(scalar)
            case "\u{1B}":
                guard scalars.first == "[" else { continue }
                scalars.removeFirst()
                // Parameters, then one letter.
                while let next = scalars.popFirst(), !("@"..."~").contains(next) {}
            default: if scalar.value >= 32, scalar.value != 127 { result.append(scalar) }
            }
        }
        return String(result)
    }
}
