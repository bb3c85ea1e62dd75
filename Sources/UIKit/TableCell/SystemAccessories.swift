/// The views of the standard accessory types.
@MainActor enum SystemAccessories {
    /// - Returns: nil for the type `none`.
    static func view(for kind: UITableViewCell.AccessoryType, of cell: UITableViewCell) -> UIView? {
        switch kind {
        case .none: nil
        case .disclosureIndicator, .checkmark:
            UIImageView(
                image: AccessoryPicture(kind: kind, isHighlighted: false).image,
                highlightedImage: AccessoryPicture(kind: kind, isHighlighted: true).image)
        case .detailDisclosureButton: DetailDisclosureButton.make(for: cell)
        }
    }
}

/// The detail disclosure button: a blue circle with a chevron, which responds to taps apart from the row.
final class DetailDisclosureButton: UIButton, TableCellFurniture {
    static func make(for cell: UITableViewCell) -> DetailDisclosureButton {
        let button = DetailDisclosureButton(type: .detailDisclosure)
        // The image is 2 points left of the button's middle and 1 point below it.
        button.imageEdgeInsets = UIEdgeInsets(top: 2, left: -4, bottom: 0, right: 0)
        button.addAction(
            UIAction { [weak cell] _ in cell?.controls.accessoryTapped() }, for: .touchUpInside)
        return button
    }
}
