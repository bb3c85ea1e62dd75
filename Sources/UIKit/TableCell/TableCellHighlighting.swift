internal import MainLoop

/// The highlighted and the selected appearance of a cell: a background is put below the content, labels and images take
/// their highlighted colours, and opaque views in the content become transparent so that the background shows.
@MainActor final class TableCellHighlighting {
    private unowned let cell: UITableViewCell
    private(set) var isSelected = false
    private(set) var isHighlighted = false
    /// True if labels and images have their highlighted colours.
    private(set) var isShown = false
    private var background: UIView?
    private var ownBackground: SelectionBackground?
    private var cleared: [ClearedView] = []
    private var pendingEnd: ScheduledCall?
    /// The number of the latest fade: the completion of an earlier one is ignored.
    private var fade = 0

    /// A view whose background was made clear, with its former background colour and opacity.
    private struct ClearedView {
        weak var view: UIView?
        let color: UIColor?
        let isOpaque: Bool
    }

    init(_ cell: UITableViewCell) { self.cell = cell }

    func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isSelected else { return }
        isSelected = selected
        cell.controls.showMark()
        update(animated: animated)
    }

    func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isHighlighted else { return }
        isHighlighted = highlighted
        update(animated: animated)
    }

    /// Returns the cell to its normal state, without animation.
    func reset() {
        isSelected = false
        isHighlighted = false
        update(animated: false)
    }

    func styleDidChange() { update(animated: false) }

    func lookDidChange() {
        ownBackground?.look = cell.look
        if background != nil { update(animated: false) }
    }

    /// Updates the background after the app set or removed a background view.
    func backgroundDidChange(from old: UIView?) {
        guard let background, background === old || background === ownBackground else { return }
        update(animated: false)
    }

    func layOut(_ frame: CGRect) {
        if let background, background.frame != frame { background.frame = frame }
    }

    // MARK: Showing

    private func update(animated: Bool) {
        guard isSelected || isHighlighted, let wanted = wantedBackground else {
            hide(animated: animated)
            return
        }
        cancelFade()
        if background !== wanted {
            removeBackground()
            background = wanted
            cell.insertSubview(wanted, belowSubview: cell.contentView)
            clearContent()
            wanted.frame = TableCellLayout(of: cell).background
            wanted.alpha = animated ? 0 : 1
        }
        if animated {
            UIView.animate(withDuration: TableCellMetrics.fadeDuration) { wanted.alpha = 1 }
        } else {
            wanted.alpha = 1
        }
        showContent(highlighted: !marksInsteadOfHighlighting)
    }

    private var marksInsteadOfHighlighting: Bool { cell.look.selectsSeveral && cell.controls.isEditing }

    /// The background view to show; nil if the cell's selection style is `none`.
    private var wantedBackground: UIView? {
        if cell.look.selectsSeveral, let view = cell.multipleSelectionBackgroundView { return view }
        guard cell.selectionStyle != .none else { return nil }
        if let view = cell.selectedBackgroundView { return view }
        let own = ownBackground ?? SelectionBackground(frame: .zero)
        ownBackground = own
        own.look = cell.look
        own.style = marksInsteadOfHighlighting ? .mark : cell.selectionStyle == .gray ? .gray : .blue
        return own
    }

    private func hide(animated: Bool) {
        guard let background, animated, cell.window != nil else {
            cancelFade()
            removeBackground()
            showContent(highlighted: false)
            return
        }
        guard pendingEnd == nil else { return }
        fade += 1
        let current = fade
        // Text takes its normal colour halfway through the fade, when the remaining blue is light enough for it.
        pendingEnd = MainLoop.main.schedule(afterAnimation: TableCellMetrics.fadeDuration / 2) { [weak self] in
            self?.showContent(highlighted: false)
        }
        UIView.animate(
            withDuration: TableCellMetrics.fadeDuration, delay: 0, options: .allowUserInteraction,
            animations: { background.alpha = 0 },
            completion: { [weak self] _ in
                guard let self, self.fade == current else { return }
                self.cancelFade()
                self.removeBackground()
                self.showContent(highlighted: false)
            })
    }

    private func cancelFade() {
        fade += 1
        pendingEnd?.cancel()
        pendingEnd = nil
        background?.layer.removeAnimation(forKey: "opacity")
    }

    private func removeBackground() {
        guard let background else { return }
        self.background = nil
        if background.superview === cell { background.removeFromSuperview() }
        background.alpha = 1
        restoreContent()
    }

    /// True if a selection background lies between the content and the cell's own colour.
    var hasBackground: Bool { background != nil }

    // MARK: Content

    private func showContent(highlighted: Bool) {
        guard highlighted != isShown else { return }
        isShown = highlighted
        for view in cell.subviews where isContent(view) { show(highlighted, in: view) }
    }

    /// Returns true if the view changes its colours with the highlight: the content view, the system's chevron or check
    /// mark, and the app's own subviews, but no backgrounds and controls.
    private func isContent(_ view: UIView) -> Bool {
        if view is any TableCellFurniture { return false }
        if view === cell.backgroundView || view === background { return false }
        return !(view is UIControl && view === cell.parts.accessory)
    }

    private func show(_ highlighted: Bool, in view: UIView) {
        switch view {
        case let label as UILabel: label.isHighlighted = highlighted
        case let image as UIImageView: image.isHighlighted = highlighted
        case let control as UIControl: if !control.isTracking { control.isHighlighted = highlighted }
        default: PeerClass.information?.setHighlighted(highlighted, of: view)
        }
        for subview in view.subviews { show(highlighted, in: subview) }
    }

    /// Makes the views in the content transparent, so that the background shows through.
    private func clearContent() {
        for view in cell.subviews where isContent(view) { clear(view) }
        cell.parts.showBehindLabels()
    }

    private func clear(_ view: UIView) {
        let isAutomatic = (view as? TableCellLabel)?.hasOwnBackground == false
        if !isAutomatic, let color = view.backgroundColor, color.cgColor.alpha > 0 {
            cleared.append(ClearedView(view: view, color: color, isOpaque: view.isOpaque))
            view.backgroundColor = nil
            view.isOpaque = false
        }
        for subview in view.subviews { clear(subview) }
    }

    /// Restores the background colours that ``clearContent()`` removed. A view that the app gave another colour since
    /// keeps that one.
    private func restoreContent() {
        for state in cleared {
            guard let view = state.view, view.backgroundColor == nil else { continue }
            view.backgroundColor = state.color
            view.isOpaque = state.isOpaque
        }
        cleared = []
        cell.parts.showBehindLabels()
    }
}

/// A view that the cell made for itself and that takes no part in highlighting, such as an editing control.
@MainActor protocol TableCellFurniture: UIView {}
