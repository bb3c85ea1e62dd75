extension UIFont: NSCoding {
    /// The face that an archive names. If the device does not have it, the face of the system font with the same bold
    /// and italic traits.
    final class func decodeFace(_ coder: NSCoder) -> FontFace {
        let traits = Traits(rawValue: coder.decodeWhole(forKey: "UIFontTraits") ?? 0)
        if coder.decodeFlag(forKey: "UISystemFont") != true, let name = coder.decodeText(forKey: "UIFontName"),
            let face = FontFace.named(name)
        {
            return face
        }
        return FontFace.system(bold: traits.contains(.bold), italic: traits.contains(.italic))
    }

    final class func decodeSize(_ coder: NSCoder) -> CGFloat {
        usable(coder.decodeNumber(forKey: "UIFontPointSize") ?? systemFontSize)
    }

    final func encodeFont(_ coder: NSCoder) {
        var traits: Traits = []
        if face.isItalic { traits.insert(.italic) }
        if face.isBold { traits.insert(.bold) }
        coder.encode(fontName, forKey: "UIFontName")
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
        coder.encode(traits.rawValue, forKey: "UIFontTraits")
        coder.encode(false, forKey: "UISystemFont")
    }

    /// The style traits of an archived font.
    private struct Traits: OptionSet {
        let rawValue: Int

        static let italic = Traits(rawValue: 1 << 0)
        static let bold = Traits(rawValue: 1 << 1)
    }
}
