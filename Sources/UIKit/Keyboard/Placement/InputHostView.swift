/// Contains the input view with the accessory view above it, at the bottom edge of the interface.
package final class InputHostView: UIView {
    private var inputContent: UIView?
    private var accessory: UIView?

    /// Made by the input views' window.
    init() {
        super.init(frame: .zero)
        isOpaque = false
        // The views are given their sizes before this one has its own, which would then make them wider.
        autoresizesSubviews = false
    }

    package required init?(coder: NSCoder) { return nil }

    /// Where the view is; nil while it is empty.
    var place: InputPlace? {
        didSet {
            guard let place else { return }
            transform = place.space.rotation
            bounds = CGRect(origin: .zero, size: place.frame.size)
            center = place.centerOnScreen
        }
    }

    /// Replaces the views.
    func hold(_ content: UIView?, _ accessory: UIView?, in space: InterfaceSpace) {
        for former in [inputContent, self.accessory] where former?.superview === self {
            if former !== content, former !== accessory { former?.removeFromSuperview() }
        }
        inputContent = content
        self.accessory = accessory
        for view in [content, accessory] where view != nil && view?.superview !== self {
            if let view { addSubview(view) }
        }
        arrange(in: space)
    }

    func turn(to space: InterfaceSpace) {
        arrange(in: space)
        place = restingPlace(in: space).lowered
    }

    /// Removes the views.
    func empty() {
        for view in [inputContent, accessory] where view?.superview === self { view?.removeFromSuperview() }
        inputContent = nil
        accessory = nil
        place = nil
    }

    /// Where the held views are when nothing moves.
    func restingPlace(in space: InterfaceSpace) -> InputPlace {
        let height = heights(in: space).accessory + heights(in: space).content
        return InputPlace(
            space: space,
            frame: CGRect(x: 0, y: space.size.height - height, width: space.size.width, height: height))
    }

    private func heights(in space: InterfaceSpace) -> (accessory: CGFloat, content: CGFloat) {
        let accessory = usable(accessory?.bounds.height ?? 0, in: space)
        guard let inputContent else { return (accessory, 0) }
        let isFlexible = inputContent is KeyboardView || inputContent.autoresizingMask.contains(.flexibleHeight)
        let height = isFlexible ? KeyboardLayout.height(in: space) : usable(inputContent.bounds.height, in: space)
        return (accessory, height)
    }

    /// Limits a height to 0 … the screen's; NaN becomes 0.
    private func usable(_ height: CGFloat, in space: InterfaceSpace) -> CGFloat {
        height.isFinite ? min(max(height, 0), space.size.height) : 0
    }

    private func arrange(in space: InterfaceSpace) {
        let heights = heights(in: space)
        accessory?.frame = CGRect(x: 0, y: 0, width: space.size.width, height: heights.accessory)
        inputContent?.frame = CGRect(
            x: 0, y: heights.accessory, width: space.size.width, height: heights.content)
    }

    override var automaticAccessibility: AutomaticAccessibility { AutomaticAccessibility() }

    /// Apps of the time look for the keyboard's view by the name it begins with, to put a button of their own on a
    /// number pad.
    package override var description: String {
        "<UIKeyboard: \(Unmanaged.passUnretained(self).toOpaque())>"
    }
}
