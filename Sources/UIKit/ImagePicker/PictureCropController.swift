/// The screen “Move and Scale”: the user drags and pinches a picture until the square in the middle shows the wanted part.
final class PictureCropController: UIViewController, UIScrollViewDelegate {
    private let image: UIImage
    private let buttons: (back: String, choose: String)
    private let onChoose: (UIImage, CGRect) -> Void
    private let picture: UIImageView
    private let stage = UIScrollView()
    private let bar = UIToolbar()
    private let heading = UILabel()
    private var shades: [UIView] = []

    private static let barHeight: CGFloat = 44
    /// The side of the edited picture, in points.
    private static let editedSide: CGFloat = 320
    private static let mostZoom: CGFloat = 8

    /// - Parameters:
    ///   - buttons: The titles of the buttons that leave the screen, without a choice and with one.
    ///   - onChoose: Called with the chosen part, and with its place in the pixels of the upright picture.
    init(
        _ image: UIImage, buttons: (back: String, choose: String), onChoose: @escaping (UIImage, CGRect) -> Void
    ) {
        self.image = image
        self.buttons = buttons
        self.onChoose = onChoose
        picture = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
        title = "Move and Scale"
        wantsFullScreenLayout = true
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        let view = CropView(frame: UIScreen.main.bounds)
        view.backgroundColor = .black
        view.clipsToBounds = true
        view.stage = stage
        stage.clipsToBounds = false
        stage.showsHorizontalScrollIndicator = false
        stage.showsVerticalScrollIndicator = false
        stage.scrollsToTop = false
        stage.scrollDelegate = self
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "Picture"
        picture.accessibilityTraits = .image
        stage.addSubview(picture)
        view.addSubview(stage)
        for _ in 0..<2 {
            let shade = UIView()
            shade.backgroundColor = UIColor(white: 0, alpha: 0.6)
            shade.isUserInteractionEnabled = false
            view.addSubview(shade)
            shades.append(shade)
        }
        heading.text = title
        heading.textColor = .white
        heading.font = .boldSystemFont(ofSize: 20)
        heading.textAlignment = .center
        heading.backgroundColor = UIColor(white: 0, alpha: 0.5)
        view.addSubview(heading)
        bar.barStyle = .blackTranslucent
        bar.items = makeItems()
        view.addSubview(bar)
        self.view = view
    }

    private func makeItems() -> [UIBarButtonItem] {
        let cancel = UIBarButtonItem(title: buttons.back, style: .bordered, target: nil, action: nil)
        cancel.onTap = { [weak self] in _ = self?.navigationController?.popViewController(animated: true) }
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let choose = UIBarButtonItem(title: buttons.choose, style: .done, target: nil, action: nil)
        choose.onTap = { [weak self] in self?.choose() }
        return [cancel, space, choose]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let area = view.bounds
        let top = navigationController?.popover == nil ? UIApplication.shared.statusBarFrame.height : 0
        let barHeight = PictureCropController.barHeight
        heading.frame = CGRect(x: 0, y: top, width: area.width, height: barHeight)
        bar.frame = CGRect(x: 0, y: area.height - barHeight, width: area.width, height: barHeight)
        let side = min(area.width, area.height - top - 2 * barHeight)
        let square = CGRect(
            x: ((area.width - side) / 2).rounded(), y: ((top + area.height - side) / 2).rounded(), width: side,
            height: side)
        guard square != stage.frame, side > 0 else { return }
        stage.frame = square
        shades[0].frame = CGRect(x: 0, y: 0, width: area.width, height: square.minY)
        shades[1].frame = CGRect(x: 0, y: square.maxY, width: area.width, height: area.height - square.maxY)
        fill(side)
    }

    /// Begins with as much of the picture as fills the square.
    private func fill(_ side: CGFloat) {
        let size = image.size
        guard size.width > 0, size.height > 0 else { return }
        stage.setZoomScale(1, animated: false)
        let factor = side / min(size.width, size.height)
        picture.frame = CGRect(x: 0, y: 0, width: size.width * factor, height: size.height * factor)
        stage.contentSize = picture.frame.size
        stage.maximumZoomScale = PictureCropController.mostZoom
        stage.contentOffset = CGPoint(
            x: ((picture.frame.width - side) / 2).rounded(), y: ((picture.frame.height - side) / 2).rounded())
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    private func choose() {
        let pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        guard stage.contentSize.width > 0, stage.contentSize.height > 0 else { return }
        let factor = pixels.width / stage.contentSize.width
        let side = min(stage.bounds.width * factor, pixels.width, pixels.height)
        let rect = CGRect(
            x: min(max(stage.contentOffset.x * factor, 0), pixels.width - side),
            y: min(max(stage.contentOffset.y * factor, 0), pixels.height - side), width: side, height: side)
        if let part = PictureCropController.part(rect, of: image, pixels) { onChoose(part, rect) }
    }

    /// A square of an upright picture, as large as a screen is wide.
    private static func part(_ rect: CGRect, of image: UIImage, _ pixels: CGSize) -> UIImage? {
        let side = editedSide * UIScreen.main.scale
        let factor = side / rect.width
        UIGraphicsBeginImageContextWithOptions(CGSize(width: side, height: side), true, 1)
        defer { UIGraphicsEndImageContext() }
        image.draw(
            in: CGRect(
                x: -rect.minX * factor, y: -rect.minY * factor, width: pixels.width * factor,
                height: pixels.height * factor))
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}

/// Gives the touches beside the square to what scrolls in it.
private final class CropView: UIView {
    weak var stage: UIScrollView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? stage : found
    }
}
