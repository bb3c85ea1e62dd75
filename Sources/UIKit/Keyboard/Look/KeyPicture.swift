/// The appearance of a key. Keys with equal appearance share one image.
struct KeyPicture: Hashable {
    /// A symbol instead of a title.
    enum Sign: Hashable {
        case shift
        /// The arrow when the next letter is a capital.
        case shiftOn
        case delete
        /// A keyboard with an arrow below it.
        case hide
    }

    let title: String
    var subtitle = ""
    var upperMark = ""
    var sign: Sign?
    let style: Key.Style
    let state: KeyLook.State
    /// Of the face, in points.
    let size: CGSize
    /// The vertical position of the key on the keyboard, from 0 (top) to 1.
    let depth: CGFloat
    let isDark: Bool
    let scale: CGFloat

    /// The margin around the face for border and shadow, in points; zero for keys without gaps.
    var margins: UIEdgeInsets { style.isPad ? .zero : UIEdgeInsets(top: 2, left: 2, bottom: 3, right: 2) }

    @MainActor var image: UIImage {
        if let image = KeyPicture.images[self] { return image }
        let image = draw()
        KeyPicture.images[self] = image
        return image
    }

    @MainActor private static var images: [KeyPicture: UIImage] = [:] {
        willSet { _ = registration }
    }
    @MainActor private static let registration: Void = MemoryCaches.add { images = [:] }

    // MARK: Drawing

    private var look: KeyLook { KeyLook.look(style, state, depth: depth, isDark: isDark) }

    private static let radius: CGFloat = 4.5

    private func draw() -> UIImage {
        let margins = margins
        let whole = CGSize(
            width: size.width + margins.left + margins.right, height: size.height + margins.top + margins.bottom)
        let face = CGRect(origin: CGPoint(x: margins.left, y: margins.top), size: size)
        return ImageContext.draw(size: whole, scale: scale) { context in
            if style.isPad { drawPadFace(face, context) } else { drawFace(face, context) }
            if let sign {
                KeySign(sign: sign, look: look).draw(in: face, context)
            } else if style.isPad {
                drawDigit(in: face, context)
            } else {
                drawTitle(in: face, context)
            }
        }
    }

    private func drawFace(_ face: CGRect, _ context: CGContext) {
        let line = 1 / scale
        // A hard edge below the key, and a soft shadow below that.
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 0.75), blur: 1.5, color: CGColor(gray: 0, alpha: 0.75))
        context.setFillColor(CGColor(gray: 0, alpha: 0.68))
        context.addRoundedRect(face.insetBy(dx: 0.5, dy: 0).offsetBy(dx: 0, dy: 0.5), radius: KeyPicture.radius)
        context.fillPath()
        context.restoreGState()
        context.saveGState()
        context.addRoundedRect(face, radius: KeyPicture.radius)
        context.clip()
        context.drawVerticalGradient(look.face, from: face.minY, to: face.maxY)
        // Light comes from above: a line along the top edge, fainter ones at the sides.
        context.setFillColor(CGColor(gray: 1, alpha: look.sideHighlight))
        context.fill(CGRect(x: face.minX, y: face.minY, width: line, height: face.height))
        context.fill(CGRect(x: face.maxX - line, y: face.minY, width: line, height: face.height))
        context.addRect(CGRect(x: face.minX, y: face.minY, width: face.width, height: face.height / 2))
        context.addRoundedRect(face.offsetBy(dx: 0, dy: line), radius: KeyPicture.radius)
        context.clip(using: .evenOdd)
        context.setFillColor(CGColor(gray: 1, alpha: look.highlight))
        context.fill(CGRect(x: face.minX, y: face.minY, width: face.width, height: KeyPicture.radius))
        context.restoreGState()
    }

    private func drawPadFace(_ face: CGRect, _ context: CGContext) {
        context.saveGState()
        context.clip(to: face)
        context.drawVerticalGradient(look.face, from: face.minY, to: face.maxY)
        context.setFillColor(CGColor(gray: 1, alpha: look.highlight))
        context.fill(CGRect(x: face.minX, y: face.minY, width: face.width, height: 1))
        context.setFillColor(look.border)
        context.fill(CGRect(x: face.minX, y: face.maxY - 1, width: face.width, height: 1))
        context.fill(CGRect(x: face.maxX - 1, y: face.minY, width: 1, height: face.height))
        context.restoreGState()
    }

    // MARK: Text

    private func drawTitle(in face: CGRect, _ context: CGContext) {
        let isLetter = title.count == 1
        let font = UIFont.boldSystemFont(ofSize: isLetter ? 22.5 : 16)
        let offset: CGFloat = !upperMark.isEmpty ? face.height / 5 : isLetter ? -0.5 : 0
        draw(KeyPicture.shown(title), font, minimumSize: 10, centerY: face.midY + offset, in: face, context)
        draw(upperMark, font, minimumSize: 10, centerY: face.midY - offset, in: face, context)
    }

    /// The title as it is displayed: quotation marks are curved and the hyphen is a dash, although the key inserts the
    /// plain characters.
    static func shown(_ title: String) -> String {
        ["\"": "\u{201D}", "'": "\u{2019}", "-": "\u{2013}"][title] ?? title
    }

    private func drawDigit(in face: CGRect, _ context: CGContext) {
        let isWord = title.count > 1
        let font = UIFont.boldSystemFont(ofSize: isWord ? 18 : 28)
        let hasLetters = !subtitle.isEmpty
        draw(title, font, minimumSize: 12, centerY: face.midY - (hasLetters ? 7 : 0), in: face, context)
        if hasLetters {
            draw(subtitle, .boldSystemFont(ofSize: 12), minimumSize: 8, centerY: face.midY + 14, in: face, context)
        }
    }

    private func draw(
        _ text: String, _ font: UIFont, minimumSize: CGFloat, centerY: CGFloat, in face: CGRect, _ context: CGContext
    ) {
        guard !text.isEmpty else { return }
        let room = max(face.width - 6, 1)
        let font = text.fittingFont(font, minFontSize: minimumSize, width: room)
        let width = min(text.size(withFont: font).width, room)
        let place = CGPoint(
            x: ((face.midX - width / 2) * scale).rounded() / scale,
            y: ((centerY + font.capHeight / 2 - font.baselineOffset(in: context)) * scale).rounded() / scale)
        context.saveGState()
        context.setFillColor(look.text)
        context.setShadow(offset: CGSize(width: 0, height: look.textShadowOffset), blur: 0, color: look.textShadow)
        _ = text.draw(at: place, forWidth: room, withFont: font, lineBreakMode: .byTruncatingTail)
        context.restoreGState()
    }
}

extension Key.Style {
    /// True for the keys of a number pad, which have no gaps between them.
    var isPad: Bool { self == .pad || self == .padCorner }
}
