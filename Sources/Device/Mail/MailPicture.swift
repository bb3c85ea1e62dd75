import UIKit

/// A picture that is attached to a mail, made smaller if the mail is narrower.
@MainActor final class MailPicture: UIImageView {
    init(_ picture: UIImage) {
        super.init(frame: .zero)
        image = picture
        contentMode = .scaleAspectFit
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { return nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let image, image.size.width > 0 else { return .zero }
        let factor = min(1, size.width / image.size.width)
        return CGSize(width: size.width, height: image.size.height * factor)
    }
}
