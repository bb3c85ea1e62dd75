internal import CPlatform

/// What a camera writes beside a picture, by the names of Image I/O.
@MainActor package struct PhotographProperties {
    /// In pixels.
    let width: Int
    let height: Int
    /// By the numbers of EXIF.
    let orientation: Int
    let usesFlash: Bool

    package init(width: Int, height: Int, orientation: Int, usesFlash: Bool) {
        (self.width, self.height) = (width, height)
        (self.orientation, self.usesFlash) = (orientation, usesFlash)
    }

    init(image: UIImage, usesFlash: Bool) {
        self.init(
            width: image.cgImage?.width ?? 0, height: image.cgImage?.height ?? 0,
            orientation: PhotographProperties.number(of: image.imageOrientation), usesFlash: usesFlash)
    }

    package var dictionary: [String: Any] {
        let time = PhotographProperties.text(of: Date())
        return [
            "Orientation": NSNumber(value: orientation), "PixelWidth": NSNumber(value: width),
            "PixelHeight": NSNumber(value: height), "DPIWidth": NSNumber(value: 72), "DPIHeight": NSNumber(value: 72),
            "{TIFF}": [
                "Make": "Apple", "Model": UIDevice.current.model, "Software": UIDevice.current.systemVersion,
                "DateTime": time, "Orientation": NSNumber(value: orientation),
            ] as [String: Any],
            "{Exif}": [
                "DateTimeOriginal": time, "DateTimeDigitized": time, "PixelXDimension": NSNumber(value: width),
                "PixelYDimension": NSNumber(value: height), "ColorSpace": NSNumber(value: 1),
                "Flash": NSNumber(value: usesFlash ? 1 : 0),
            ] as [String: Any],
        ]
    }

    /// By the numbers of EXIF.
    private static func number(of orientation: UIImage.Orientation) -> Int {
        switch orientation {
        case .up: 1
        case .upMirrored: 2
        case .down: 3
        case .downMirrored: 4
        case .leftMirrored: 5
        case .right: 6
        case .rightMirrored: 7
        case .left: 8
        }
    }

    private static func text(of date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy:MM:dd HH:mm:ss"
        return formatter.string(from: date)
    }
}
