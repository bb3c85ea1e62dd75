extension UIColor: NSCoding {
    /// Decodes a colour, and its image if it is a pattern. nil if the archive describes no colour.
    final class func decode(_ coder: NSCoder) -> (color: CGColor, image: UIImage?)? {
        if let image = coder.decode(UIImage.self, forKey: "UIPatternImage") { return (PatternColor.make(image), image) }
        let name = coder.decodeText(forKey: "UIPatternSelector") ?? coder.decodeText(forKey: "UISystemColorName")
        if let name, let color = named[name] { return (color.cgColor, color.patternImage) }

        func component(_ key: String) -> CGFloat { unit(coder.decodeNumber(forKey: key) ?? 0) }
        let alpha = unit(coder.decodeNumber(forKey: "UIAlpha") ?? 1)
        switch coder.decodeWhole(forKey: "UIColorComponentCount") ?? (coder.containsValue(forKey: "UIWhite") ? 2 : 4) {
        case 1, 2:
            guard coder.containsValue(forKey: "UIWhite") else { return nil }
            return (CGColor(gray: component("UIWhite"), alpha: alpha), nil)
        default:
            guard ["UIRed", "UIGreen", "UIBlue"].contains(where: coder.containsValue(forKey:)) else { return nil }
            return (
                CGColor(red: component("UIRed"), green: component("UIGreen"), blue: component("UIBlue"), alpha: alpha),
                nil
            )
        }
    }

    /// Encodes the components; for a pattern its image, or the name of a system pattern. Colours of other colour spaces
    /// are encoded as RGB.
    final func encodeColor(_ coder: NSCoder) {
        if let patternImage {
            if let name = UIColor.patternNames.first(where: { UIColor.named[$0]?.patternImage === patternImage }) {
                return coder.encode(name, forKey: "UIPatternSelector")
            }
            return coder.encode(patternImage, forKey: "UIPatternImage")
        }
        if cgColor.numberOfComponents == 2, cgColor.pattern == nil, let components = cgColor.components {
            coder.encode(2, forKey: "UIColorComponentCount")
            coder.encode(Double(components[0]), forKey: "UIWhite")
            coder.encode(Double(components[1]), forKey: "UIAlpha")
        } else {
            let rgba = cgColor.rgba
            coder.encode(4, forKey: "UIColorComponentCount")
            coder.encode(Double(rgba.red), forKey: "UIRed")
            coder.encode(Double(rgba.green), forKey: "UIGreen")
            coder.encode(Double(rgba.blue), forKey: "UIBlue")
            coder.encode(Double(rgba.alpha), forKey: "UIAlpha")
        }
    }

    private static let patternNames = [
        "groupTableViewBackgroundColor", "viewFlipsideBackgroundColor", "scrollViewTexturedBackgroundColor",
        "underPageBackgroundColor",
    ]

    /// The colours that archives store by the name of their class method.
    private static let named: [String: UIColor] = [
        "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "whiteColor": .white,
        "grayColor": .gray, "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan,
        "yellowColor": .yellow, "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple,
        "brownColor": .brown, "clearColor": .clear, "lightTextColor": .lightText, "darkTextColor": .darkText,
        "groupTableViewBackgroundColor": .groupTableViewBackground,
        "viewFlipsideBackgroundColor": .viewFlipsideBackground,
        "scrollViewTexturedBackgroundColor": .scrollViewTexturedBackground,
        "underPageBackgroundColor": .underPageBackground,
    ]
}
