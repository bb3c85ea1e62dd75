/// Images of tab bars: item images in their colours, which are cached, and the background and glows.
@MainActor enum TabBarPicture {
    /// The place for which an item's image is coloured.
    private enum Use: Hashable {
        case selected, unselected, listed, listedHighlighted
    }

    private struct Key: Hashable {
        let original: ObjectIdentifier
        let use: Use
        let tint: RGBA?
        let scale: CGFloat
    }

    private static var systemImages: [UITabBarItem.SystemItem: UIImage] = [:]
    private static var coloured: [Key: (original: UIImage, image: UIImage)] = [:]

    /// The image of a system item, of which only the opacity is used.
    static func image(of item: UITabBarItem.SystemItem) -> UIImage {
        if let image = systemImages[item], image.scale == ScreenScale.current { return image }
        let drawing = IconDrawing.tab(item)
        let image = ImageContext.draw(size: drawing.size, scale: ScreenScale.current) { context in
            context.setFillColor(gray: 1, alpha: 1)
            context.setStrokeColor(gray: 1, alpha: 1)
            drawing.draw(context)
        }
        systemImages[item] = image
        return image
    }

    /// An item's image in the colours of a selected or unselected tab.
    /// - Parameter tint: The tint of selected items; nil means blue.
    static func colored(_ mask: UIImage, isSelected: Bool, tint: UIColor?) -> UIImage {
        let tint = isSelected ? tint?.cgColor.rgba : nil
        return cached(mask, isSelected ? .selected : .unselected, tint) { scale in
            isSelected ? drawSelected(mask, tint, scale) : drawUnselected(mask, scale)
        }
    }

    /// An item's image in the list of the More screen: dark grey, or white in a highlighted row.
    static func listed(_ mask: UIImage, isHighlighted: Bool) -> UIImage {
        cached(mask, isHighlighted ? .listedHighlighted : .listed, nil) { scale in
            filled(mask, scale) { context, bounds in
                context.drawVerticalGradient(
                    isHighlighted
                        ? [GradientStop(0, .white), GradientStop(1, .white)]
                        : [GradientStop(0, RGBA(white: 0.47, alpha: 1)), GradientStop(1, RGBA(white: 0.16, alpha: 1))],
                    from: bounds.midY - 14, to: bounds.midY + 14)
            }
        }
    }

    private static func cached(_ mask: UIImage, _ use: Use, _ tint: RGBA?, _ draw: (CGFloat) -> UIImage) -> UIImage {
        let scale = max(mask.scale, ScreenScale.current)
        let key = Key(original: ObjectIdentifier(mask), use: use, tint: tint, scale: scale)
        if let entry = coloured[key], entry.original === mask { return entry.image }
        if coloured.count > 64 { coloured.removeAll() }
        let image = draw(scale)
        coloured[key] = (mask, image)
        return image
    }

    // MARK: Colouring

    private static func filled(
        _ mask: UIImage, _ scale: CGFloat, offsets: [CGPoint] = [.zero], _ paint: (CGContext, CGRect) -> Void
    ) -> UIImage {
        ImageContext.draw(size: mask.size, scale: scale) { context in
            context.saveGState()
            paint(context, CGRect(origin: .zero, size: mask.size))
            context.restoreGState()
            for offset in offsets { mask.draw(at: offset, blendMode: .destinationIn, alpha: 1) }
        }
    }

    /// Fills the image with a grey gradient that becomes darker towards the bottom.
    private static func drawUnselected(_ mask: UIImage, _ scale: CGFloat) -> UIImage {
        filled(mask, scale) { context, bounds in
            context.drawVerticalGradient(
                [GradientStop(0, RGBA(white: 0.69, alpha: 1)), GradientStop(1, RGBA(white: 0.33, alpha: 1))],
                from: bounds.midY - 16, to: bounds.midY + 16)
        }
    }

    /// Fills the image with a blue gradient that becomes brighter towards the bottom, below a pale gloss with a curved
    /// edge, and gives it a bright outline.
    private static func drawSelected(_ mask: UIImage, _ tint: RGBA?, _ scale: CGFloat) -> UIImage {
        let colors = tint.map(SelectedColors.init(tint:)) ?? SelectedColors()
        let outline = filled(mask, scale) { context, bounds in
            context.drawVerticalGradient(colors.outline, from: bounds.minY, to: bounds.maxY)
        }
        let edge: CGFloat = 0.5
        let offsets = [(-edge, 0), (edge, 0), (0, -edge), (0, edge)].map { CGPoint(x: $0.0, y: $0.1) }
        let face = filled(mask, scale, offsets: offsets) { context, bounds in
            // The gradients are measured for an image of 30 points; a larger image continues their end colours.
            let (left, top) = (bounds.midX - 15, bounds.midY - 15)
            context.drawVerticalGradient(colors.lower, from: top + 11, to: top + 29)
            context.move(to: CGPoint(x: left - 8, y: top + 23.8))
            context.addQuadCurve(
                to: CGPoint(x: left + 38, y: top + 11), control: CGPoint(x: left + 12, y: top + 14.6))
            context.addLine(to: CGPoint(x: max(bounds.maxX, left + 38), y: bounds.minY))
            context.addLine(to: CGPoint(x: min(bounds.minX, left - 8), y: bounds.minY))
            context.clip()
            context.drawVerticalGradient(colors.upper, from: top, to: top + 24)
        }
        return ImageContext.draw(size: mask.size, scale: scale) { _ in
            outline.draw(at: .zero)
            face.draw(at: .zero)
        }
    }

    /// The gradients of a selected item's image.
    private struct SelectedColors {
        var outline = [GradientStop(0, RGBA(hex: 0xEAF2FC)), GradientStop(1, RGBA(hex: 0x8EE2FD))]
        var upper = [
            GradientStop(0, RGBA(hex: 0xE0EAFA)), GradientStop(0.6, RGBA(hex: 0x82B5EC)),
            GradientStop(1, RGBA(hex: 0x77C6F5)),
        ]
        var lower = [GradientStop(0, RGBA(hex: 0x1F70D8)), GradientStop(1, RGBA(hex: 0x43D2FD))]

        init() {}

        init(tint: RGBA) {
            outline = [GradientStop(0, tint.whitened(0.9)), GradientStop(1, tint.whitened(0.6))]
            upper = [
                GradientStop(0, tint.whitened(0.85)), GradientStop(0.6, tint.whitened(0.45)),
                GradientStop(1, tint.whitened(0.4)),
            ]
            lower = [GradientStop(0, tint.dimmed(0.85)), GradientStop(1, tint.whitened(0.25))]
        }
    }

    // MARK: Background and badge

    /// - Parameter tint: The colour below the gloss; nil means black.
    static func drawBackground(in bounds: CGRect, tint: UIColor?, _ context: CGContext) {
        let base = tint.flatMap { $0.cgColor.pattern == nil ? $0.cgColor.rgba.withAlpha(1) : nil }
        let middle = (bounds.height / 2).rounded()
        let isBlack = base == nil
        let upper: [GradientStop] =
            if let base { [GradientStop(0, base.whitened(0.28)), GradientStop(1, base.whitened(0.12))] } else {
                [GradientStop(0, RGBA(white: 0.18, alpha: 1)), GradientStop(1, RGBA(white: 0.08, alpha: 1))]
            }
        context.setFillColor(base ?? .black)
        context.fill(bounds)
        context.saveGState()
        context.clip(to: CGRect(x: bounds.minX, y: 0, width: bounds.width, height: middle))
        context.drawVerticalGradient(upper, from: 2, to: middle)
        context.restoreGState()
        context.setFillColor(isBlack ? .black : (base ?? .black).dimmed(0.3))
        context.fill(CGRect(x: bounds.minX, y: 0, width: bounds.width, height: 1))
        context.setFillColor(isBlack ? RGBA(white: 0.27, alpha: 1) : (base ?? .black).whitened(0.45))
        context.fill(CGRect(x: bounds.minX, y: 1, width: bounds.width, height: 1))
    }

    /// Draws the light behind an item over which the user drags another one.
    static func drawGlow(in rect: CGRect, _ context: CGContext) {
        let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 1, 1, 0.75, 1, 1, 1, 0], locations: [0, 1],
            count: 2)
        guard let gradient else { return }
        let middle = CGPoint(x: rect.midX, y: rect.minY + 18)
        context.drawRadialGradient(
            gradient, startCenter: middle, startRadius: 4, endCenter: middle, endRadius: 30,
            options: [.drawsBeforeStartLocation])
    }

    /// Draws the light rectangle behind the selected item.
    static func drawSelection(in rect: CGRect, _ context: CGContext) {
        context.saveGState()
        context.addRoundedRect(rect, radius: 3)
        context.clip()
        context.drawVerticalGradient(
            [
                GradientStop(0, RGBA(white: 1, alpha: 0.17)), GradientStop(0.5, RGBA(white: 1, alpha: 0.13)),
                GradientStop(0.5, RGBA(white: 1, alpha: 0.12)), GradientStop(1, RGBA(white: 1, alpha: 0.12)),
            ], from: rect.minY, to: rect.maxY)
        context.restoreGState()
    }
}
