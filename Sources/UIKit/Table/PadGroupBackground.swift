/// The background of a grouped table on an iPad: a light grey gradient that darkens downwards. It is the table's
/// `backgroundView`, which apps set to nil to show a colour of their own.
final class PadGroupBackground: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .scaleToFill
        layer.contents = Self.picture.cgImage
    }

    required init?(coder: NSCoder) { return nil }

    /// Small, since it is nothing but a gradient: the layer stretches it.
    private static let picture: UIImage = ImageContext.draw(size: CGSize(width: 1, height: 64), scale: 1) { context in
        context.drawVerticalGradient(
            [GradientStop(0, RGBA(hex: 0xE2E4E9)), GradientStop(1, RGBA(hex: 0xD0D2D8))], from: 0, to: 64)
    }
}
