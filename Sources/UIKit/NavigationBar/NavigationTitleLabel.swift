/// The title, or the prompt, of a navigation bar.
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
    ///   - isLow: Whether the bar is the lower one of an iPhone on its side.
    ///   - ink: The bar's, for what the attributes leave open.
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
