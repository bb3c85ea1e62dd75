/// Draws a badge as on tabs: red with a white rim.
@MainActor struct BadgePicture {
    let text: String

    static let height: CGFloat = 22
    private static var font: UIFont { .boldSystemFont(ofSize: 13) }
    private static let rim: CGFloat = 2

    /// The size in points, with rim and shadow; at most `widest` points wide.
    func size(widest: CGFloat) -> CGSize {
        let width = text.size(withFont: BadgePicture.font).width + 12
        return CGSize(width: min(max(width, BadgePicture.height - 2), max(widest, 0)), height: BadgePicture.height)
    }

    func draw(in rect: CGRect, _ context: CGContext) {
        let plate = CGRect(x: rect.minX + 0.5, y: rect.minY, width: rect.width - 1, height: rect.height - 2)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 1.5), blur: 2, color: CGColor(gray: 0, alpha: 0.7))
        context.setFillColor(gray: 1, alpha: 1)
        context.addRoundedRect(plate, radius: plate.height / 2)
        context.fillPath()
        context.restoreGState()
        let face = plate.insetBy(dx: BadgePicture.rim, dy: BadgePicture.rim)
        context.saveGState()
        context.addRoundedRect(face, radius: face.height / 2)
        context.clip()
        context.setFillColor(RGBA(hex: 0xD3060A))
        context.fill(face)
        // A gloss on the upper half with a curved lower edge.
        context.addEllipse(
            in: CGRect(
                x: face.minX - 6, y: face.minY - face.height * 0.6, width: face.width + 12, height: face.height * 1.1))
        context.clip()
        context.drawVerticalGradient(
            [GradientStop(0, RGBA(hex: 0xF7B7B8)), GradientStop(1, RGBA(hex: 0xE2383B))], from: face.minY,
            to: face.midY)
        context.restoreGState()
        context.setFillColor(gray: 1, alpha: 1)
        let font = BadgePicture.font
        let room = face.width - 2
        let size = text.size(withFont: font, forWidth: room, lineBreakMode: .byTruncatingTail)
        text.draw(
            at: CGPoint(x: face.midX - size.width / 2, y: (face.midY - size.height / 2).rounded(.down)), forWidth: room,
            withFont: font, lineBreakMode: .byTruncatingTail)
    }
}
