import UIKit

/// Cells below each other on a stage, as a table shows them, and what they tell it.
@MainActor final class CellRack: UIView, TableCellOwner {
    private(set) var cells: [UITableViewCell] = []
    var told: [String] = []

    /// - Parameter style: Of the table; grouped ones lie on pinstripes.
    init(on stage: TouchStage, style: UITableView.Style) {
        self.style = style
        super.init(frame: stage.window.bounds)
        backgroundColor = style == .grouped ? .groupTableViewBackground : .white
        stage.window.addSubview(self)
    }

    required init?(coder: NSCoder) { return nil }

    private let style: UITableView.Style
    private var bottom: CGFloat = 10

    /// Adds a section of cells.
    func add(_ cells: [UITableViewCell], height: CGFloat = 44, _ change: (inout TableRowLook) -> Void = { _ in }) {
        for (row, cell) in cells.enumerated() {
            var look = TableRowLook()
            look.tableStyle = style
            look.position = RowPosition(row: row, of: cells.count)
            if style == .grouped { look.separatorStyle = .singleLine }
            change(&look)
            cell.owner = self
            let total = height + look.edgeHeight
            cell.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: total)
            cell.setLook(look, animated: false)
            addSubview(cell)
            bottom += total
        }
        self.cells += cells
        bottom += 10
    }

    /// Changes the looks of all cells.
    func change(animated: Bool, _ change: (inout TableRowLook) -> Void) {
        for cell in cells {
            var look = cell.look
            change(&look)
            cell.setLook(look, animated: animated)
        }
    }

    func accessoryTapped(_ cell: UITableViewCell) { told.append("accessory \(name(cell))") }
    func insertTapped(_ cell: UITableViewCell) { told.append("insert \(name(cell))") }
    func deleteAsked(_ cell: UITableViewCell) {
        told.append("ask \(name(cell))")
        cell.setShowsDeleteConfirmation(true, animated: true)
    }
    func deleteConfirmed(_ cell: UITableViewCell) { told.append("delete \(name(cell))") }
    func reorder(_ cell: UITableViewCell, _ phase: ReorderPhase) {
        switch phase {
        case .began(let point): told.append("began \(Int(point.y))")
        case .moved(let point): told.append("moved \(Int(point.y))")
        case .ended: told.append("ended")
        case .cancelled: told.append("cancelled")
        }
    }

    private func name(_ cell: UITableViewCell) -> String { cell.textLabel?.text ?? "" }
}

extension UITableViewCell {
    /// A cell with texts, and a coloured square as its image.
    static func sample(
        _ style: CellStyle, _ text: String?, _ detail: String? = nil, image side: CGFloat? = nil,
        accessory: AccessoryType = .none
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
        if let side {
            let size = CGSize(width: side, height: side)
            cell.imageView?.image = ImageContext.draw(size: size, scale: ScreenScale.current) { context in
                context.setFillColor(CGColor(red: 0.2, green: 0.6, blue: 0.3, alpha: 1))
                context.fill(CGRect(origin: .zero, size: size))
            }
        }
        cell.accessoryType = accessory
        return cell
    }
}
