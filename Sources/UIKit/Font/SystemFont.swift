/// The faces of the system font, each looked up once.
enum SystemFont {
    case regular, bold, italic

    func font(size: CGFloat) -> UIFont {
        SystemFont.lock.lock()
        defer { SystemFont.lock.unlock() }
        if let font = SystemFont.recent[Key(style: self, size: size)] { return font }
        let font = UIFont(face: face, size: size)
        if SystemFont.recent.count > 64 { SystemFont.recent.removeAll() }
        SystemFont.recent[Key(style: self, size: size)] = font
        return font
    }

    private struct Key: Hashable {
        let style: SystemFont
        let size: CGFloat
    }

    /// A cache of fonts by size: apps request the same few fonts all the time, on any thread.
    private static let lock = NSLock()
    nonisolated(unsafe) private static var recent: [Key: UIFont] = [:]

    private var face: FontFace {
        switch self {
        case .regular: SystemFont.regularFace
        case .bold: SystemFont.boldFace
        case .italic: SystemFont.italicFace
        }
    }

    private static let regularFace = FontFace.system()
    private static let boldFace = FontFace.system(bold: true)
    private static let italicFace = FontFace.system(italic: true)
}
