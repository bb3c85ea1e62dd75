/// Draws the background of an action sheet.
@MainActor enum ActionSheetBackground {
    static func draw(_ style: UIActionSheetStyle, in bounds: CGRect, _ context: CGContext) {
        let isBlack = style == .blackTranslucent || style == .blackOpaque
        let alpha: CGFloat = style == .blackOpaque ? 1 : style == .blackTranslucent ? 0.8 : 0.9
        let stops: [CGFloat] =
            isBlack
            ? [0.36, 0.36, 0.37, alpha, 0.10, 0.10, 0.10, alpha, 0, 0, 0, alpha, 0.04, 0.04, 0.04, alpha]
            : [0.53, 0.58, 0.65, alpha, 0.30, 0.34, 0.40, alpha, 0.23, 0.26, 0.31, alpha, 0.17, 0.19, 0.23, alpha]
        let height = max(bounds.height, 1)
        let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: stops,
            locations: [0, min(22 / height, 0.5), min(22.01 / height, 0.51), 1], count: 4)
        context.saveGState()
        context.setBlendMode(.copy)
        if let gradient {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 0, y: bounds.minY), end: CGPoint(x: 0, y: bounds.maxY), options: [])
        }
        context.restoreGState()
        // The top edge is a dark line with a light one below it.
        context.setFillColor(gray: 0, alpha: 0.7)
        context.fill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1))
        context.setFillColor(gray: 1, alpha: isBlack ? 0.25 : 0.4)
        context.fill(CGRect(x: bounds.minX, y: bounds.minY + 1, width: bounds.width, height: 1))
    }
}
