import UIKit

final class ImagesPage: CatalogPage {
    override class var pageTitle: String { "Images" }

    private let film = UIImageView(frame: CGRect(x: 10, y: 252, width: 120, height: 80))

    override func viewDidLoad() {
        super.viewDidLoad()
        let flag = flag(hue: 0.1)
        addModes(of: flag)
        addOrientations(of: flag)
        addVariants(of: flag)
        addFilm(poster: flag)
    }

    private func addModes(of flag: UIImage) {
        addCaption("Content modes", y: 6)
        let modes: [UIView.ContentMode] = [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .topLeft]
        for (column, mode) in modes.enumerated() {
            addImage(flag, mode: mode, frame: CGRect(x: 10 + 61 * column, y: 26, width: 54, height: 54))
        }
    }

    private func addOrientations(of flag: UIImage) {
        addCaption("Orientations", y: 88)
        guard let pixels = flag.cgImage else { return }
        for (column, orientation) in (0..<8).compactMap(UIImage.Orientation.init(rawValue:)).enumerated() {
            let turned = UIImage(cgImage: pixels, scale: 2, orientation: orientation)
            addImage(turned, mode: .center, frame: CGRect(x: 10 + 38 * column, y: 108, width: 34, height: 34))
        }
    }

    private func addVariants(of flag: UIImage) {
        addCaption("Stretched, part, mask, PNG and JPEG and back", y: 150)
        addImage(
            flag.stretchableImage(withLeftCapWidth: 20, topCapHeight: 15), mode: .scaleToFill,
            frame: CGRect(x: 10, y: 170, width: 90, height: 54))
        let part = flag.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 30, height: 20))
        addImage(
            part.map(UIImage.init(cgImage:)), mode: .center, frame: CGRect(x: 106, y: 170, width: 40, height: 54))
        addImage(masked(flag), mode: .center, frame: CGRect(x: 152, y: 170, width: 64, height: 54))
        addImage(
            flag.pngData().flatMap(UIImage.init(data:)), mode: .scaleToFill,
            frame: CGRect(x: 222, y: 170, width: 42, height: 54))
        addImage(
            flag.jpegData(compressionQuality: 0.5).flatMap(UIImage.init(data:)), mode: .scaleToFill,
            frame: CGRect(x: 268, y: 170, width: 42, height: 54))
    }

    private func addFilm(poster: UIImage) {
        addCaption("Frames", y: 232)
        film.animationImages = (0..<5).map { flag(hue: 0.2 * CGFloat($0)) }
        film.animationDuration = 1
        film.image = poster
        view.addSubview(film)
        addButton("Play", frame: CGRect(x: 165, y: 252, width: 145, height: 37)) { [unowned self] _ in
            film.startAnimating()
            tellState()
        }
        addButton("Stop", frame: CGRect(x: 165, y: 295, width: 145, height: 37)) { [unowned self] _ in
            film.stopAnimating()
            tellState()
        }
    }

    private func tellState() {
        tell(film.isAnimating ? "playing" : "still")
    }

    private func addImage(_ image: UIImage?, mode: UIView.ContentMode, frame: CGRect) {
        let imageView = UIImageView(frame: frame)
        imageView.image = image
        imageView.contentMode = mode
        imageView.clipsToBounds = true
        imageView.backgroundColor = .white
        view.addSubview(imageView)
    }

    /// A flag of two colours with an arrow, so that each orientation looks different.
    private func flag(hue: CGFloat) -> UIImage {
        UIImage.drawn(60, by: 40) { context in
            UIColor(hue: hue, saturation: 0.5, brightness: 0.9, alpha: 1).set()
            UIRectFill(CGRect(x: 0, y: 0, width: 60, height: 40))
            UIColor(hue: hue, saturation: 0.9, brightness: 0.5, alpha: 1).set()
            context.addLines(between: [CGPoint(x: 5, y: 35), CGPoint(x: 5, y: 5), CGPoint(x: 55, y: 5)])
            context.fillPath()
        }
    }

    /// The image, fading out from left to right.
    private func masked(_ image: UIImage) -> UIImage? {
        let (width, height) = (60, 40)
        let values = (0..<height).flatMap { _ in (0..<width).map { UInt8($0 * 255 / width) } }
        guard let pixels = image.cgImage,
            let provider = CGDataProvider(data: Data(values)),
            let mask = CGImage(
                maskWidth: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width,
                provider: provider, decode: nil, shouldInterpolate: false)
        else { return nil }
        return pixels.masking(mask).map(UIImage.init(cgImage:))
    }
}
