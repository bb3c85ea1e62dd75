/// Geometry that is no number, or infinite, is refused: it is reported in the words of the exception that the platform
/// raises for it, CALayerInvalidGeometry, and the layer stays as it is.
enum GeometryCheck {
    static func accepts(_ point: CGPoint, as name: String) -> Bool {
        guard !point.x.isFinite || !point.y.isFinite else { return true }
        report("CALayer \(name) contains NaN or infinity: [\(point.x) \(point.y)]")
        return false
    }

    static func accepts(_ rect: CGRect, as name: String) -> Bool {
        let (origin, size) = (rect.origin, rect.size)
        let isFinite = origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
        guard !isFinite else { return true }
        report("CALayer \(name) contains NaN or infinity: [\(origin.x) \(origin.y); \(size.width) \(size.height)]")
        return false
    }

    /// Such a mistake is often made in every frame; only this many are reported.
    private static let mostReports = 20
    private nonisolated(unsafe) static var reports = 0

    private static func report(_ message: String) {
        reports += 1
        guard reports <= mostReports else { return }
        FileHandle.standardError.write(Data("CALayerInvalidGeometry: \(message). The change is ignored.\n".utf8))
    }
}
