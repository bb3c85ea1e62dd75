/// A component of a picker: a wheel that scrolls row by row.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    /// Not retained, since the wheel may outlive the picker while a finger is down on it.
    private weak var picker: UIPickerView?
    private let component: Int
    private(set) var rowCount = 0
    private(set) var rowHeight = PickerMetrics.rowHeight
    private(set) var rowWidth: CGFloat = 0
    /// The selected row; -1 if there are no rows.
    private(set) var selectedRow = -1
    private var rows: [Int: PickerRow] = [:]
    private var spare: [PickerRow] = []
    /// The row that was tapped and is scrolling to the middle.
    private var tappedRow: Int?

    init(_ picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        backgroundColor = .white
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        scrollsToTop = false
        delaysContentTouches = false
        decelerationRate = PickerWheel.friction
        scrollDelegate = self
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addAction(UIAction { [weak self, unowned tap] _ in self?.tap(at: tap.location(in: self)) })
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { return nil }

    /// The deceleration rate: the factor by which the speed falls each millisecond.
    private static let friction: CGFloat = 0.997

    /// The limit for the number of rows: positions of later rows would not be exact to a pixel.
    private static let mostRows = 1 << 40
    private static let mostVisibleRows = 256

    // MARK: Rows

    func reload(rowCount: Int, rowHeight: CGFloat, width: CGFloat) {
        self.rowCount = min(rowCount, PickerWheel.mostRows)
        self.rowHeight = rowHeight
        rowWidth = width
        for row in rows.values { row.removeFromSuperview() }
        rows = [:]
        spare = []
        let chosen = rowCount == 0 ? -1 : min(max(selectedRow, 0), self.rowCount - 1)
        measure()
        driver.stop()
        selectedRow = chosen
        show(chosen)
        setNeedsLayout()
    }

    func place(_ frame: CGRect) {
        let chosen = selectedRow
        self.frame = frame
        measure()
        if !driver.isMoving, !isTracking { show(chosen) }
    }

    /// The title label or the app's view of a row; nil if the row is not visible.
    func content(ofRow row: Int) -> UIView? {
        layOutRows()
        return rows[row]?.content
    }

    /// Sets the insets so that the first and the last row can be scrolled to the middle.
    private func measure() {
        let margin = ((bounds.height - rowHeight) / 2).rounded()
        contentInset = UIEdgeInsets(top: margin, left: 0, bottom: bounds.height - rowHeight - margin, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    private func layOutRows() {
        let visible = visibleRows
        for (number, row) in rows where !visible.contains(number) {
            rows[number] = nil
            row.removeFromSuperview()
            if spare.count < PickerWheel.mostSpares { spare.append(row) }
        }
        for number in visible where rows[number] == nil { rows[number] = makeRow(number) }
    }

    private var visibleRows: Range<Int> {
        guard rowCount > 0, bounds.height > 0 else { return 0..<0 }
        let all = 0...CGFloat(rowCount)
        let first = Int(all.clamp((bounds.minY / rowHeight).rounded(.down)))
        let last = Int(all.clamp((bounds.maxY / rowHeight).rounded(.up)))
        // A limit for wheels that are higher than any screen.
        return first < last ? first..<min(last, first + PickerWheel.mostVisibleRows) : 0..<0
    }

    /// Asks the delegate again for the titles or views of the visible rows.
    func refreshRows() {
        for (number, row) in rows { fill(row, number) }
    }

    private func makeRow(_ number: Int) -> PickerRow {
        let row = spare.popLast() ?? PickerRow(frame: .zero)
        row.frame = CGRect(x: 0, y: CGFloat(number) * rowHeight, width: bounds.width, height: rowHeight)
        fill(row, number)
        addSubview(row)
        return row
    }

    private func fill(_ row: PickerRow, _ number: Int) {
        if let picker,
            let view = picker.delegate?.pickerView(
                picker, viewForRow: number, forComponent: component, reusing: row.custom)
        {
            row.show(view)
        } else {
            row.show(title(of: number) ?? "")
        }
    }

    private func title(of row: Int) -> String? {
        picker.flatMap { $0.delegate?.pickerView($0, titleForRow: row, forComponent: component) }
    }

    private static let mostSpares = 8

    // MARK: Selection

    func select(_ row: Int, animated: Bool) {
        guard rowCount > 0 else { return }
        tappedRow = nil
        selectedRow = min(max(row, 0), rowCount - 1)
        setContentOffset(offset(of: selectedRow), animated: animated)
    }

    private func show(_ row: Int) { if row >= 0 { contentOffset = offset(of: row) } }

    private func offset(of row: Int) -> CGPoint {
        CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
    }

    private func row(at offset: CGFloat) -> Int {
        guard rowCount > 0, offset.isFinite else { return -1 }
        let place = ((offset + contentInset.top) / rowHeight).rounded()
        return Int(min(max(place, 0), CGFloat(rowCount - 1)))
    }

    /// The wheel comes to rest with a row in the middle.
    override func restingOffset(near offset: CGPoint) -> CGPoint? {
        let row = row(at: offset.y)
        return row < 0 ? nil : self.offset(of: row)
    }

    private func tap(at place: CGPoint) {
        let row = Int(min(max((place.y / rowHeight).rounded(.down), -1), CGFloat(rowCount)))
        guard row >= 0, row < rowCount else { return }
        guard row != selectedRow else { return settle(row) }
        select(row, animated: true)
        tappedRow = row
        if !driver.isMoving { settle(row) }
    }

    private func settle(_ row: Int) {
        tappedRow = nil
        guard row >= 0 else { return }
        selectedRow = row
        picker?.didSelect(row, in: component)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        // A finger that stops the wheel starts a new drag, so nothing is selected yet.
        if !isTracking { settle(row(at: contentOffset.y)) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle(row(at: contentOffset.y)) }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        if let tappedRow { settle(tappedRow) }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { tappedRow = nil }

    override var automaticAccessibility: AutomaticAccessibility {
        let text = content(ofRow: selectedRow)
        return AutomaticAccessibility(
            isElement: true, value: text?.accessibilityLabel ?? title(of: max(selectedRow, 0)), traits: .adjustable)
    }
}
