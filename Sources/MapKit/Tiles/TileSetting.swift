/// Where the tiles of maps come from, as the device says it: a folder, the pattern of a server's addresses, or nothing.
///
/// A pattern has `{z}`, `{x}` and `{y}`, and may have `{r}`, which is `@2x` on screens with two pixels for a point, and
/// `{type}`: `standard` or `satellite`. An address without a pattern is that of a folder on a server.
package enum TileSetting: Hashable, Sendable {
    case generated
    case folder(String)
    case server(String)

    /// The variable of an app's environment that has the setting.
    package static let variable = "VERGER_MAP_TILES"
    /// The variable with the words that the tiles' owner wants to see on maps.
    package static let creditVariable = "VERGER_MAP_CREDIT"

    package init(_ text: String) {
        if text.isEmpty {
            self = .generated
        } else if text.hasPrefix("http://") || text.hasPrefix("https://") {
            let base = text.hasSuffix("/") ? String(text.dropLast()) : text
            self = .server(text.contains("{z}") ? text : base + "/{z}/{x}/{y}.png")
        } else {
            self = .folder(text)
        }
    }

    static let current = TileSetting(ProcessInfo.processInfo.environment[variable] ?? "")

    /// What stands on a map about where it comes from.
    static var credit: String {
        if let words = ProcessInfo.processInfo.environment[creditVariable], !words.isEmpty { return words }
        switch current {
        case .generated: return "Generated map"
        case .server(let pattern) where pattern.contains("openstreetmap.org"): return "© OpenStreetMap contributors"
        case .folder, .server: return ""
        }
    }

    /// The address of a tile on a server.
    package static func address(_ pattern: String, _ tile: TileAddress, isRetina: Bool, type: String) -> String {
        pattern.replacing("{z}", with: String(tile.level)).replacing("{x}", with: String(tile.x))
            .replacing("{y}", with: String(tile.y)).replacing("{r}", with: isRetina ? "@2x" : "")
            .replacing("{type}", with: type)
    }
}
