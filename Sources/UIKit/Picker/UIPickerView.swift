/// A picker: one or more wheels, each with a selected row in the middle. 216 points high.
///
/// Rows are made when they become visible, so that a wheel may have any number of them.
open class UIPickerView: UIView {
    private var wheels: [PickerWheel] = []
    private let glass = PickerGlass(frame: .zero)
    private var isLoaded = false

    /// Makes a picker; one with an empty size gets the standard 320×216 points.
    public override init(frame: CGRect) {
        super.init(
            frame: frame.size == .zero ? CGRect(origin: frame.origin, size: PickerMetrics.size) : frame)
        isOpaque = false
        clipsToBounds = true
        addSubview(glass)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if bounds.size == .zero { layer.frame = CGRect(origin: frame.origin, size: PickerMetrics.size) }
        addSubview(glass)
        showsSelectionIndicator = coder.decodeFlag(forKey: "UIShowsSelectionBar") ?? false
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(true, forKey: "UIAllowSelectingCells")
        coder.encode(ifTrue: showsSelectionIndicator, forKey: "UIShowsSelectionBar")
    }

    override var ownParts: [UIView] { wheels + [glass] }

    // MARK: Content

    /// The object that gives the numbers of components and rows. Not retained.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { contentDidChange() } }

    /// The object that gives the rows' titles or views. Not retained.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { contentDidChange() } }

    /// True if the selection indicator, a bar over the selected rows, is shown. The default is false.
    open var showsSelectionIndicator: Bool {
        get { glass.showsSelectionIndicator }
        set { glass.showsSelectionIndicator = newValue }
    }

    open var numberOfComponents: Int {
        load()
        return wheels.count
    }

    /// - Returns: 0 for a component that does not exist.
    /// - ObjC: numberOfRowsInComponent:
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

    /// The size of each row of a wheel, in points; zero for a component that does not exist.
    /// - ObjC: rowSizeForComponent:
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component) else { return .zero }
        return CGSize(width: wheel.rowWidth, height: wheel.rowHeight)
    }

    /// The view that the delegate gave for a row; nil if the row is not visible.
    /// - ObjC: viewForRow:forComponent:
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard let wheel = wheel(component) else { return nil }
        layoutIfNeeded()
        return wheel.content(ofRow: row)
    }

    /// Asks data source and delegate for everything again. The selected rows stay selected; where there are fewer rows
    /// now, the last one is.
    open func reloadAllComponents() {
        isLoaded = true
        let count = min(max(dataSource?.numberOfComponents(in: self) ?? 0, 0), UIPickerView.mostComponents)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(self, component: wheels.count)
            wheels.append(wheel)
            insertSubview(wheel, belowSubview: glass)
        }
        for component in 0..<count { reloadComponent(component) }
        setNeedsLayout()
    }

    /// Asks for one component's rows again. Its selected row stays selected; if there are fewer rows now, the last one
    /// is.
    open func reloadComponent(_ component: Int) {
        guard let wheel = wheel(component) else { return }
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? PickerMetrics.rowHeight
        let width = delegate?.pickerView(self, widthForComponent: component) ?? equalWidth
        wheel.reload(
            rowCount: max(count, 0), rowHeight: height.isFinite && height >= 1 ? height : PickerMetrics.rowHeight,
            width: width.isFinite ? max(width, 0) : equalWidth)
        setNeedsLayout()
    }

    /// Asks again for the titles or views of the visible rows, without stopping the wheels.
    final func refreshRows() {
        for wheel in wheels { wheel.refreshRows() }
    }

    private func contentDidChange() {
        isLoaded = false
        setNeedsLayout()
    }

    private func load() {
        if !isLoaded, dataSource != nil { reloadAllComponents() }
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        load()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    /// The default width of a component: an equal share of the picker's width, in points.
    package final var equalWidth: CGFloat {
        let count = CGFloat(max(wheels.count, 1))
        let room = bounds.width - PickerMetrics.frame.left - PickerMetrics.frame.right
        return max(((room - (count - 1) * PickerMetrics.gap) / count).rounded(.down), 0)
    }

    private static let mostComponents = 100

    // MARK: Selection

    /// Selects a row. The delegate gets no message.
    /// - Parameter row: The row's index, limited to the existing rows.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let wheel = wheel(component) else { return }
        layoutIfNeeded()
        wheel.select(row, animated: animated)
    }

    /// The selected row, also while the wheel is still scrolling to it after a call of
    /// ``selectRow(_:inComponent:animated:)``; -1 for a component without rows.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

    /// Tells the delegate that the user selected a row.
    func didSelect(_ row: Int, in component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: Layout

    /// 320×216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        load()
        let frames = PickerMetrics.wheels(wheels.map(\.rowWidth), in: bounds)
        for (wheel, frame) in zip(wheels, frames) where wheel.frame != frame { wheel.place(frame) }
        glass.show(frames, in: bounds)
    }
}
