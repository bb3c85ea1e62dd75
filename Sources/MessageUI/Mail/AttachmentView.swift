import UIKit

/// An attachment in the mail: an image is shown itself, another file as a document icon with its name.
final class AttachmentView: UIView {
    private let picture: UIImage?
    private let name: String

    private static let font = UIFont.systemFont(ofSize: 13)
    private static let sheet = CGSize(width: 64, height: 80)

    init(_ attachment: OutgoingMail.Attachment, width: CGFloat) {
        picture = attachment.mimeType.lowercased().hasPrefix("image/") ? UIImage(data: attachment.data) : nil
        name = attachment.fileName
        super.init(frame: .zero)
        backgroundColor = .white
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = name
        let size = picture?.size ?? .zero
        if size.width > 0, size.height > 0 {
            let scale = min(1, width / size.width)
            frame.size = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        } else {
            frame.size = CGSize(width: width, height: AttachmentView.sheet.height + 24)
        }
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        if let picture, picture.size.width > 0 { return picture.draw(in: bounds) }
        drawSheet()
        UIColor(white: 0.2, alpha: 1).setFill()
        _ = name.draw(
            in: CGRect(x: 0, y: AttachmentView.sheet.height + 4, width: bounds.width, height: 18),
            withFont: AttachmentView.font, lineBreakMode: .byTruncatingMiddle, alignment: .left)
    }

    private func drawSheet() {
        let (width, height, fold) = (AttachmentView.sheet.width - 1, AttachmentView.sheet.height - 1, CGFloat(16))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0.5, y: 0.5))
        path.addLine(to: CGPoint(x: width - fold, y: 0.5))
        path.addLine(to: CGPoint(x: width, y: fold + 0.5))
        path.addLine(to: CGPoint(x: width, y: height))
        path.addLine(to: CGPoint(x: 0.5, y: height))
        path.close()
        UIColor(white: 0.97, alpha: 1).setFill()
        path.fill()
        UIColor(white: 0.62, alpha: 1).setStroke()
        path.move(to: CGPoint(x: width - fold, y: 0.5))
        path.addLine(to: CGPoint(x: width - fold, y: fold + 0.5))
        path.addLine(to: CGPoint(x: width, y: fold + 0.5))
        path.stroke()
        UIColor(white: 0.45, alpha: 1).setFill()
        let type = (name as NSString).pathExtension.uppercased()
        _ = type.draw(
            in: CGRect(x: 4, y: height / 2 + 4, width: width - 8, height: 20), withFont: .boldSystemFont(ofSize: 14),
            lineBreakMode: .byClipping, alignment: .center)
    }
}
