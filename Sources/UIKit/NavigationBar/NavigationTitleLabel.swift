/// The label of a navigation bar's title or prompt.
final class NavigationTitleLabel: UILabel {
    enum Role {
        case title
        case prompt
    }

    let role: Role

    init(_ role: Role) {
        self.role = role
        super.init(frame: .zero)
        backgroundColor = nil
        isOpaque = false
        textAlignment = .center
        textColor = .white
        shadowColor = UIColor(white: 0, alpha: 0.5)
        shadowOffset = CGSize(width: 0, height: -1)
    }

    required init?(coder: NSCoder) { return nil }

    /// - Parameters:
    ///   - isLow: True if the bar has the lower form for an iPhone in landscape orientation.
    ///   - ink: The bar's text colours, for attributes that the app did not set.
    func show(_ text: String?, _ attributes: TitleAttributes, isLow: Bool, ink: BarInk) {
        self.text = text
        switch role {
        case .title: font = attributes.font ?? .boldSystemFont(ofSize: isLow ? 16 : 20)
        case .prompt: font = .systemFont(ofSize: 13)
        }
        textColor = attributes.color ?? ink.color
        shadowColor = attributes.shadowColor ?? (attributes.color == nil ? ink : .white).shadow
        shadowOffset = CGSize(width: 0, height: (attributes.color == nil ? ink : .white).shadowOffset)
    }
}
