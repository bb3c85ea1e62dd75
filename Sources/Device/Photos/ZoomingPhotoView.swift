import UIKit

/// A picture that fills the screen as far as its shape allows, and is enlarged by two fingers or two taps.
@MainActor final class ZoomingPhotoView: UIScrollView, UIScrollViewDelegate {
    /// Called after a single tap.
    var onTap: (() -> Void)?

    private let picture = UIImageView()
    private static let largest: CGFloat = 4

    /// - Parameter image: nil for a file that cannot be shown.
    init(_ image: UIImage?, name: String) {
        super.init(frame: .zero)
        picture.image = image
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = name
        picture.accessibilityTraits = .image
        picture.isUserInteractionEnabled = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        maximumZoomScale = ZoomingPhotoView.largest
        backgroundColor = .black
        delegate = self
        addSubview(picture)
        let twice = UITapGestureRecognizer(target: nil, action: nil)
        twice.numberOfTapsRequired = 2
        twice.addAction(UIAction { [unowned self, unowned twice] _ in toggleZoom(at: twice.location(in: picture)) })
        let once = UITapGestureRecognizer(target: nil, action: nil)
        once.addAction(UIAction { [unowned self] _ in onTap?() })
        once.require(toFail: twice)
        for recognizer in [twice, once] { addGestureRecognizer(recognizer) }
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows the whole picture again.
    func reset() { setZoomScale(1, animated: false) }

    private func toggleZoom(at point: CGPoint) {
        guard zoomScale == 1 else { return setZoomScale(1, animated: true) }
        let size = CGSize(width: bounds.width / 2, height: bounds.height / 2)
        zoom(
            to: CGRect(
                x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height),
            animated: true)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    override var frame: CGRect { didSet { if frame.size != oldValue.size { fit() } } }

    /// Fits the picture into the view.
    private func fit() {
        guard let image = picture.image, image.size.width > 0, image.size.height > 0, bounds.width > 0 else { return }
        zoomScale = 1
        let factor = min(bounds.width / image.size.width, bounds.height / image.size.height)
        picture.frame.size = CGSize(
            width: (image.size.width * factor).rounded(), height: (image.size.height * factor).rounded())
        contentSize = picture.frame.size
        center(picture)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { center(picture) }

    /// A picture that is narrower or lower than the view is in its middle.
    private func center(_ picture: UIView) {
        let size = picture.frame.size
        picture.frame.origin = CGPoint(
            x: max(0, (bounds.width - size.width) / 2), y: max(0, (bounds.height - size.height) / 2))
    }
}
