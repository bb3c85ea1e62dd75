/// The lines below the last row of a plain table, as if it went on.
final class TableEmptyRows: UIView {
    private var lines: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    /// - Parameters:
    ///   - top: Where the first empty row begins, in the table's coordinates; `bottom` where the last one may end.
    func show(from top: CGFloat, to bottom: CGFloat, width: CGFloat, rowHeight: CGFloat, color: UIColor) {
        let count = rowHeight >= 1 ? min(Int(((bottom - top) / rowHeight).rounded(.up)), Self.mostLines) : 0
        while lines.count > max(count, 0) { lines.removeLast().removeFromSuperview() }
        let place = CGRect(x: 0, y: top, width: width, height: max(bottom - top, 0).rounded(.up))
        if frame != place { frame = place }
        for index in 0..<max(count, 0) {
            let line = CGRect(x: 0, y: CGFloat(index + 1) * rowHeight - 1, width: width, height: 1)
            if index == lines.count { addLine(line) }
            if lines[index].frame != line { lines[index].frame = line }
            if lines[index].backgroundColor !== color { lines[index].backgroundColor = color }
        }
    }

    /// A new line does not come from anywhere, even if the rows above are just moving.
    private func addLine(_ frame: CGRect) {
        let isAnimating = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(false)
        let line = UIView(frame: frame)
        UIView.setAnimationsEnabled(isAnimating)
        addSubview(line)
        lines.append(line)
    }

    private static let mostLines = 1000
}
