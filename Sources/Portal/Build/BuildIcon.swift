import CodeSigning
import Foundation

/// The pictures of an app that a page and a home screen show before it is installed.
struct BuildIcon {
    /// PNG, 57 pixels wide or a little more; and the largest there is.
    let small, large: [UInt8]
    let needsShine: Bool

    private static let largest = 1 << 20
    private static let mostNames = 32
    /// Pixels of the home screen's icon, and of the widest picture that is of use.
    private static let side = 57, widest = 1024

    /// - Returns: nil for an app without an icon that can be shown.
    init?(of bundle: CodeBundle) {
        let info = bundle.infoValues
        let primary = (info["CFBundleIcons"] as? [String: Any])?["CFBundlePrimaryIcon"] as? [String: Any]
        let listed =
            [info["CFBundleIconFile"] as? String].compactMap { $0 }
            + (info["CFBundleIconFiles"] as? [String] ?? []) + (primary?["CFBundleIconFiles"] as? [String] ?? [])
        let names = (listed + ["Icon.png", "icon.png", "Icon@2x.png", "Icon-72.png", "iTunesArtwork"])
            .prefix(Self.mostNames).flatMap { name in
                let plain = name.lowercased().hasSuffix(".png") ? String(name.dropLast(4)) : name
                return [name, plain + ".png", plain + "@2x.png"]
            }
        var seen: Set<String> = []
        // A name is one of a file, not a way out of the bundle.
        let pictures = names.filter { seen.insert($0).inserted && !$0.contains("/") && !$0.contains("\0") }
            .compactMap { name -> (width: Int, bytes: [UInt8])? in
                guard let bytes = try? SignedFile(path: bundle.path + "/" + name).content(most: Self.largest),
                    let width = Self.width([UInt8](bytes))
                else { return nil }
                return (width, [UInt8](bytes))
            }.sorted { $0.width < $1.width }
        guard let large = pictures.last else { return nil }
        small = (pictures.first { $0.width >= Self.side } ?? large).bytes
        self.large = large.bytes
        needsShine = !(info["UIPrerenderedIcon"] as? Bool ?? primary?["UIPrerenderedIcon"] as? Bool ?? false)
    }

    /// The pixels of a square PNG's side, by its first chunk (IHDR); nil for anything else.
    private static func width(_ bytes: [UInt8]) -> Int? {
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        guard bytes.count > 33, bytes.starts(with: head) else { return nil }
        func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let width = number(at: 16)
        return width == number(at: 20) && 1...widest ~= width ? width : nil
    }
}
