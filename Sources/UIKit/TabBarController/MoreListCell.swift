/// A row of the More list: a tab's icon in grey, its title and its badge.
final class MoreListCell: UITableViewCell, BarItemObserver {
    static let identifier = "UIMoreListTableViewCell"
    private var item: UITabBarItem?
    private var badgeView: UIImageView?

    func show(_ controller: UIViewController) {
        let item: UITabBarItem = controller.tabBarItem
        self.item = item
        item.observer = self
        accessoryType = .disclosureIndicator
        textLabel?.text = item.title ?? controller.title
        let mask = item.storedUnselectedImage ?? item.maskImage
        imageView?.image = mask.map { TabBarPicture.listed($0, isHighlighted: false) }
        imageView?.highlightedImage = mask.map { TabBarPicture.listed($0, isHighlighted: true) }
        showBadge(item.badgeValue)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        if item?.observer === self { item?.observer = nil }
        item = nil
    }

    private func showBadge(_ value: String?) {
        badgeView?.removeFromSuperview()
        badgeView = nil
        guard let value, !value.isEmpty else { return }
        let badge = BadgePicture(text: value)
        let size = badge.size(widest: 120)
        let picture = ImageContext.draw(size: size, scale: ScreenScale.current) { context in
            badge.draw(in: CGRect(origin: .zero, size: size), context)
        }
        let view = UIImageView(image: picture)
        contentView.addSubview(view)
        badgeView = view
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let badgeView else { return }
        badgeView.frame.origin = CGPoint(
            x: contentView.bounds.width - badgeView.bounds.width - 6,
            y: ((contentView.bounds.height - badgeView.bounds.height) / 2).rounded())
    }

    override var automaticAccessibility: AutomaticAccessibility {
        var description = super.automaticAccessibility
        description.value = item?.badgeValue
        return description
    }

    func barItemDidChange(_ item: UIBarItem) {
        guard item === self.item else { return }
        textLabel?.text = item.title
        showBadge(self.item?.badgeValue)
    }
}
