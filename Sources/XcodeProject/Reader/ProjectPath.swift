/// Paths as texts, without a look at the disk.
enum ProjectPath {
    /// `path` from `folder` on; an absolute one stands for itself. `.` and `..` are resolved.
    static func joined(_ folder: String, _ path: String) -> String {
        path.hasPrefix("/") ? normalized(path) : normalized(path.isEmpty ? folder : "\(folder)/\(path)")
    }

    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        let isAbsolute = path.hasPrefix("/")
        for part in path.split(separator: "/") {
            switch part {
            case ".": continue
            case "..":
                if let last = parts.last, last != ".." {
                    parts.removeLast()
                } else if !isAbsolute {
                    parts.append("..")
                }
            default: parts.append(part)
            }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }

    static func lastComponent(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? ""
    }

    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Without the dot and as it is written; empty when there is none.
    static func suffix(of path: String) -> String {
        let name = lastComponent(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    static func withoutSuffix(_ path: String) -> String {
        let suffix = suffix(of: path)
        return suffix.isEmpty ? path : String(path.dropLast(suffix.count + 1))
    }
}
