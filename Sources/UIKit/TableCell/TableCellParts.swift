/// The views of a cell other than its editing controls: labels, image view, accessory and background. Each is made at
/// its first use.
@MainActor final class TableCellParts {
    private unowned let cell: UITableViewCell
    private(set) var existingTextLabel: UILabel?
    private(set) var existingDetailLabel: UILabel?
    private(set) var existingImageView: UIImageView?
    /// Views from the archive that are not in the content view and were not used yet.
    private var spareTextLabel: UILabel?
    private var spareDetailLabel: UILabel?
    private var spareImageView: UIImageView?
    /// The accessory view at the right end, of the standard type or the app's own.
    private(set) var accessory: UIView?
    private var accessoryKind = UITableViewCell.AccessoryType.none
    private var isSystemAccessory = true
    /// Former accessory views that are still fading out.
    private var leavingAccessories: [UIView] = []
    private var groupBackground: GroupBackground?
    private var separator: RowSeparator?
    private var appBackground: UIView?

    init(_ cell: UITableViewCell) { self.cell = cell }

    // MARK: Content

    var textLabel: UILabel {
        if let existingTextLabel { return existingTextLabel }
        if let spareTextLabel { return use(spareTextLabel, as: \.existingTextLabel) }
        let label = TableCellLabel()
        label.setAutomaticFont(TableCellFonts.text(cell.cellStyle, in: cell.look.tableStyle))
        if cell.cellStyle == .value2 {
            label.textColor = TableCellMetrics.captionText
            label.textAlignment = .right
        }
        existingTextLabel = label
        add(label)
        return label
    }

    var detailLabel: UILabel? {
        if cell.cellStyle == .default { return nil }
        if let existingDetailLabel { return existingDetailLabel }
        if let spareDetailLabel { return use(spareDetailLabel, as: \.existingDetailLabel) }
        let label = TableCellLabel()
        label.setAutomaticFont(TableCellFonts.detail(cell.cellStyle))
        switch cell.cellStyle {
        case .value1:
            label.textColor = TableCellMetrics.valueText
            label.textAlignment = .right
        case .subtitle: label.textColor = TableCellMetrics.grayText
        case .default, .value2: break
        }
        existingDetailLabel = label
        add(label)
        return label
    }

    var imageView: UIImageView {
        if let existingImageView { return existingImageView }
        if let spareImageView { return use(spareImageView, as: \.existingImageView) }
        let view = TableCellImageView()
        view.contentObserver = self
        existingImageView = view
        cell.contentView.insertSubview(view, at: 0)
        return view
    }

    private func add(_ label: TableCellLabel) {
        label.contentObserver = self
        label.setAutomaticBackground(colorBehindLabels)
        cell.contentView.addSubview(label)
        cell.setNeedsLayout()
    }

    // MARK: Content from an archive

    /// Takes labels and an image view from an archive. Those in the content view are used at once. Interface Builder
    /// also archives some outside of it; these become the cell's when the app first asks for them.
    func takeContent(text: UILabel?, detail: UILabel?, image: UIImageView?) {
        (spareTextLabel, spareDetailLabel, spareImageView) = (text, detail, image)
        if let text, isInContent(text) { use(text, as: \.existingTextLabel) }
        if let detail, isInContent(detail), cell.cellStyle != .default { use(detail, as: \.existingDetailLabel) }
        if let image, isInContent(image) { use(image, as: \.existingImageView) }
    }

    private func isInContent(_ view: UIView) -> Bool { view.superview === cell.contentView }

    @discardableResult
    private func use<Part: UIView>(_ view: Part, as place: ReferenceWritableKeyPath<TableCellParts, Part?>) -> Part {
        self[keyPath: place] = view
        (view as? UILabel)?.contentObserver = self
        (view as? UIImageView)?.contentObserver = self
        contentDidChange(of: view)
        return view
    }

    var keptTextLabel: UILabel? { existingTextLabel ?? spareTextLabel }
    var keptDetailLabel: UILabel? { existingDetailLabel ?? spareDetailLabel }
    var keptImageView: UIImageView? { existingImageView ?? spareImageView }

    // MARK: Background

    func showFill() {
        let isGrouped = cell.look.tableStyle == .grouped
        cell.paintSelf(isGrouped || appBackground != nil ? nil : plainColor)
        groupBackground?.fill = cell.fillColor
        showBehindLabels()
    }

    /// The colour of the cell in a plain table; nil where the table's own translucent colour or pattern is seen through
    /// the cell, which must not be painted twice.
    private var plainColor: UIColor? {
        if cell.hasOwnFill { return cell.fillColor }
        guard let color = cell.look.tableColor else { return cell.fillColor }
        return color.cgColor.alpha == 1 && color.cgColor.pattern == nil ? color : nil
    }

    /// The opaque colour behind the labels; nil if there is more than one colour or it is translucent.
    private var colorBehindLabels: UIColor? {
        guard cell.look.tableStyle == .plain, appBackground == nil, !cell.highlighting.hasBackground,
            cell.contentView.backgroundColor == nil, let color = plainColor, color.cgColor.alpha == 1,
            color.cgColor.pattern == nil
        else { return nil }
        return color
    }

    func showBehindLabels() {
        guard existingTextLabel != nil || existingDetailLabel != nil else { return }
        let color = colorBehindLabels
        for label in [existingTextLabel, existingDetailLabel] {
            (label as? TableCellLabel)?.setAutomaticBackground(color)
        }
    }

    func backgroundViewDidChange(from old: UIView?) {
        if old?.superview === cell { old?.removeFromSuperview() }
        appBackground = cell.backgroundView
        if let appBackground { cell.insertSubview(appBackground, at: 0) }
        showGroupBackground()
        showFill()
        cell.setNeedsLayout()
    }

    private func showGroupBackground() {
        guard cell.look.tableStyle == .grouped, appBackground == nil else {
            groupBackground?.removeFromSuperview()
            groupBackground = nil
            return
        }
        let background = groupBackground ?? GroupBackground(frame: TableCellLayout(of: cell).background)
        background.look = cell.look
        if groupBackground == nil {
            groupBackground = background
            cell.insertSubview(background, at: 0)
        }
    }

    private func showSeparator() {
        let look = cell.look
        guard look.tableStyle == .plain, look.separatorStyle != .none else {
            separator?.removeFromSuperview()
            separator = nil
            return
        }
        let line = separator ?? RowSeparator(frame: TableCellLayout(of: cell).separator)
        line.backgroundColor = look.separatorColor ?? TableCellParts.separatorColor
        if separator == nil {
            separator = line
            cell.insertSubview(line, belowSubview: cell.contentView)
        }
    }

    private static let separatorColor = UIColor(white: 224 / 255, alpha: 1)

    func lookDidChange(from old: TableRowLook) {
        let look = cell.look
        if look.indentationLevel != old.indentationLevel { cell.indentationLevel = look.indentationLevel }
        if look.tableStyle != old.tableStyle {
            let font = TableCellFonts.text(cell.cellStyle, in: look.tableStyle)
            (existingTextLabel as? TableCellLabel)?.setAutomaticFont(font)
        }
        showGroupBackground()
        showSeparator()
        showFill()
        cell.highlighting.lookDidChange()
        cell.setNeedsLayout()
    }

    // MARK: Accessory

    /// Replaces the accessory view, if the cell's state now asks for another one.
    func accessoryDidChange(animated: Bool = false) {
        let isEditing = cell.controls.isEditing && cell.hidesAccessoryWhenEditing
        let view = isEditing ? cell.editingAccessoryView : cell.accessoryView
        let kind = view == nil ? (isEditing ? cell.editingAccessoryType : cell.accessoryType) : .none
        let isUnchanged = view == nil ? accessoryKind == kind && isSystemAccessory : view === accessory
        if !isUnchanged {
            let old = accessory
            accessoryKind = kind
            isSystemAccessory = view == nil
            accessory = view ?? SystemAccessories.view(for: kind, of: cell)
            remove(old, animated: animated)
            if let accessory { insert(accessory, animated: animated) }
            cell.setNeedsLayout()
        }
    }

    private func insert(_ accessory: UIView, animated: Bool) {
        leavingAccessories.removeAll { $0 === accessory }
        cell.addSubview(accessory)
        accessory.frame = TableCellLayout(of: cell).accessory
        (accessory as? UIImageView)?.isHighlighted = cell.highlighting.isShown
        guard animated else { return }
        accessory.alpha = 0
        UIView.animate(withDuration: TableCellMetrics.editingDuration) { accessory.alpha = 1 }
    }

    private func remove(_ accessory: UIView?, animated: Bool) {
        guard let accessory, accessory.superview === cell else { return }
        guard animated else {
            accessory.removeFromSuperview()
            return
        }
        leavingAccessories.append(accessory)
        UIView.animate(
            withDuration: TableCellMetrics.editingDuration, animations: { accessory.alpha = 0 },
            completion: { [weak self] _ in
                accessory.alpha = 1
                guard let self, let place = leavingAccessories.firstIndex(where: { $0 === accessory }) else { return }
                leavingAccessories.remove(at: place)
                accessory.removeFromSuperview()
            })
    }

    // MARK: Layout

    func layOut() {
        let layout = TableCellLayout(of: cell)
        groupBackground?.move(to: layout.background)
        appBackground?.move(to: layout.background)
        cell.highlighting.layOut(layout.background)
        separator?.move(to: layout.separator)
        cell.contentView.move(to: layout.content)
        accessory?.move(to: layout.accessory)
        cell.controls.layOut(layout)
        showBehindLabels()
        layOutContent()
    }

    private func layOutContent() {
        guard existingTextLabel != nil || existingDetailLabel != nil || existingImageView != nil else { return }
        let layout = TableCellContentLayout(of: cell, in: cell.contentView.bounds.size)
        existingImageView?.move(to: layout.image)
        existingTextLabel?.move(to: layout.text)
        existingDetailLabel?.move(to: layout.detail)
    }
}

extension TableCellParts: ContentObserver {
    /// Lays the cell out again. A view from an archive that gets its first text or image is added to the content view.
    func contentDidChange(of view: UIView) {
        if view.superview == nil {
            if let label = view as? UILabel, label.text?.isEmpty == false { cell.contentView.addSubview(label) }
            if let picture = view as? UIImageView, picture.image != nil {
                cell.contentView.insertSubview(picture, at: 0)
            }
        }
        cell.setNeedsLayout()
    }
}

extension UIView {
    /// Sets the frame only if it changes, since setting an equal frame also costs time.
    func move(to frame: CGRect) {
        if self.frame != frame { self.frame = frame }
    }
}
