/// The view of a split view controller: the master pane, 320 points wide, and the detail pane, on black.
final class SplitLayoutView: UIView {
    private let masterPane = UIView(frame: .zero)
    private let detailPane = UIView(frame: .zero)
    private weak var master: UIViewController?
    private weak var detail: UIViewController?

    static let masterWidth: CGFloat = 320
    private static let gap: CGFloat = 1
    private static let cornerRadius: CGFloat = 5

    /// True if only the detail pane is visible.
    var hidesMaster = false { didSet { if hidesMaster != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .black
        autoresizesSubviews = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for pane in [detailPane, masterPane] {
            pane.clipsToBounds = true
            pane.layer.cornerRadius = SplitLayoutView.cornerRadius
            addSubview(pane)
        }
    }

    required init?(coder: NSCoder) { return nil }

    func showMaster(_ controller: UIViewController) {
        master = controller
        show(controller, in: masterPane)
    }

    func showDetail(_ controller: UIViewController) {
        detail = controller
        show(controller, in: detailPane)
    }

    private func show(_ controller: UIViewController, in pane: UIView) {
        guard let view = controller.view, view.superview !== pane else { return }
        layOutPanes()
        view.frame = place(of: controller, in: pane)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pane.addSubview(view)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutPanes()
    }

    private func layOutPanes() {
        let masterEnd = SplitLayoutView.masterWidth
        let detailStart = hidesMaster ? 0 : masterEnd + SplitLayoutView.gap
        // A hidden pane is outside of the left edge.
        masterPane.frame = CGRect(x: hidesMaster ? -masterEnd : 0, y: 0, width: masterEnd, height: bounds.height)
        detailPane.frame = CGRect(
            x: detailStart, y: 0, width: max(bounds.width - detailStart, 0), height: bounds.height)
        for case (let controller?, let pane) in [(master, masterPane), (detail, detailPane)] {
            guard let view = controller.loadedView, view.superview === pane else { continue }
            let place = place(of: controller, in: pane)
            if view.frame != place { view.frame = place }
        }
    }

    private func place(of controller: UIViewController, in pane: UIView) -> CGRect {
        guard !controller.reachesUnderStatusBar else { return pane.bounds }
        var place = pane.bounds
        let overlap = pane.statusBarOverlap
        place.origin.y += overlap
        place.size.height -= overlap
        return place
    }
}
