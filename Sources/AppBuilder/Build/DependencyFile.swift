/// Reads the prerequisites in a compiler's `.d` file (a make rule, written by `-MMD`).
package enum DependencyFile {
    package static func prerequisites(_ text: String) -> [String] {
        guard let colon = text.range(of: ": ") ?? text.range(of: ":\\") else { return [] }
        var paths: [String] = []
        var path = ""
        var characters = text[colon.upperBound...].makeIterator()
        var current = characters.next()
        while let character = current {
            current = characters.next()
            switch (character, current) {
            case ("\\", " "?), ("\\", "#"?), ("\\", "\\"?):
                if let escaped = current { path.append(escaped) }
                current = characters.next()
            case ("$", "$"?):
                path.append("$")
                current = characters.next()
            case ("\\", "\n"?):
                current = characters.next()
                finish(&path, &paths)
            case (" ", _), ("\n", _), ("\t", _):
                finish(&path, &paths)
            default:
                path.append(character)
            }
        }
        finish(&path, &paths)
        return paths
    }

    private static func finish(_ path: inout String, _ paths: inout [String]) {
        if !path.isEmpty { paths.append(path) }
        path = ""
    }
}
