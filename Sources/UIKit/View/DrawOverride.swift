/// Knows which view classes override `draw(_:)`: a class that does not needs no memory for a picture of its own.
///
/// Swift cannot be asked whether a method is overridden, but a class's method table can be read. The method's slot is where
/// a class that overrides only `draw(_:)` differs from a twin that overrides nothing, while the twin equals UIView. If
/// there is not exactly one such slot, every class counts as drawing: memory is wasted, no picture is lost.
@MainActor enum DrawOverride {
    static func exists(in viewClass: UIView.Type) -> Bool {
        guard let slot else { return true }
        return words(of: viewClass)[slot] != words(of: UIView.self)[slot]
    }

    static func exists(inSuperclassOf viewClass: UIView.Type) -> Bool {
        guard let superclass = _getSuperclass(viewClass) as? UIView.Type else { return true }
        return exists(in: superclass)
    }

    private static let slot: Int? = {
        let base = words(of: UIView.self)
        let twin = words(of: PlainView.self)
        let drawing = words(of: DrawingView.self)
        let differing = (headerWords..<wordCount(of: UIView.self)).filter {
            twin[$0] == base[$0] && drawing[$0] != base[$0]
        }
        return differing.count == 1 ? differing.first : nil
    }()

    /// Kind, superclass, flags, instance size and alignment, class size and address point, description, destroyer.
    private static let headerWords = 7

    private static func words(of viewClass: UIView.Type) -> UnsafePointer<UInt> {
        unsafeBitCast(viewClass, to: UnsafePointer<UInt>.self)
    }

    /// The length of the class's metadata after its address point, from the sizes in its header.
    private static func wordCount(of viewClass: UIView.Type) -> Int {
        let header = UnsafeRawPointer(words(of: viewClass))
        let classSize = header.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = header.load(fromByteOffset: 36, as: UInt32.self)
        return max((Int(classSize) - Int(addressPoint)) / MemoryLayout<UInt>.size, headerWords)
    }

    private final class PlainView: UIView {}

    private final class DrawingView: UIView {
        override func draw(_ rect: CGRect) { UIRectFill(rect) }
    }
}
