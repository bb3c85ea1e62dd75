internal import CPlatform

/// What a camera writes beside a picture, by the names of Image I/O.
@MainActor struct PhotographProperties {
    let image: UIImage
    let usesFlash: Bool

    var dictionary: [String: Any] {
        let (width, height) = (image.cgImage?.width ?? 0, image.cgImage?.height ?? 0)
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
    private var orientation: Int {
        switch image.imageOrientation {
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
