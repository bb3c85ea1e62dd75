/// The editing control at the left of a row: a red minus (delete), a green plus (insert), or a circle for a check mark
/// (multiple selection).
package final class TableCellEditControl: UIControl, TableCellFurniture {
    package enum Kind: Hashable {
        case delete
        case insert
        case mark
    }

    private weak var cell: UITableViewCell?
    private let picture = UIImageView(frame: .zero)

    init(of cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: TableCellLayout.entrance(of: cell))
        isOpaque = false
        alpha = 0
        addSubview(picture)
        showPicture()
        addAction(UIAction { [weak cell] _ in cell?.controls.editControlTapped() }, for: .touchUpInside)
    }

    package required init?(coder: NSCoder) { return nil }

    package var kind = Kind.delete {
        didSet {
            guard kind != oldValue else { return }
            // In multiple selection the table selects rows: a tap on the circle must reach the row.
            isUserInteractionEnabled = kind != .mark
            showPicture()
        }
    }

    /// True if the circle has a check mark. The default is false.
    package var isMarked = false { didSet { if isMarked != oldValue { showPicture() } } }

    /// True if the minus is turned upright, which it is while the row's delete confirmation is shown.
    var isTurned = false {
        didSet {
            guard isTurned != oldValue else { return }
            picture.transform = isTurned ? CGAffineTransform(rotationAngle: -.pi / 2) : .identity
        }
    }

    private func showPicture() {
        picture.image = EditControlPicture(kind: kind, isMarked: kind == .mark && isMarked).image
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let size = EditControlPicture.size
        picture.bounds = CGRect(origin: .zero, size: size)
        picture.center = CGPoint(
            x: (bounds.width / 2).rounded(), y: (((bounds.height - size.height) / 2).rounded(.down)) + size.height / 2)
    }

    override var automaticAccessibility: AutomaticAccessibility {
        let name = cell?.rowName ?? ""
        let verb: String
        switch kind {
        case .delete: verb = "Delete"
        case .insert: verb = "Insert"
        case .mark: return AutomaticAccessibility()
        }
        return AutomaticAccessibility(isElement: true, label: name.isEmpty ? verb : "\(verb) \(name)", traits: .button)
    }
}
