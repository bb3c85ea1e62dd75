/// The type as which ``SwiftClass`` calls the initialiser of an app's cell class.
@_spi(Launch) open class RequiredTableViewCell: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { return nil }
}

extension SwiftClass {
    /// Makes a cell with the class's own `init(style:reuseIdentifier:)`; nil if the class is no cell class. See
    /// ``makeView(of:)``.
    @inline(never) static func makeCell(of type: AnyClass, reuseIdentifier: String) -> UITableViewCell? {
        guard type is UITableViewCell.Type else { return nil }
        return unsafeBitCast(type, to: RequiredTableViewCell.Type.self)
            .init(style: .default, reuseIdentifier: reuseIdentifier)
    }
}
