/// The signs of the system at the right end of a cell.
@MainActor enum SystemAccessories {
    /// - Returns: nil for none.
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

/// The blue button of a cell that leads to details.
final class DetailDisclosureButton: UIButton, TableCellFurniture {
    static func make(for cell: UITableViewCell) -> DetailDisclosureButton {
        let button = DetailDisclosureButton(type: .detailDisclosure)
        // The picture is 2 points to the left of the middle and 1 below it.
        button.imageEdgeInsets = UIEdgeInsets(top: 2, left: -4, bottom: 0, right: 0)
        button.addAction(
            UIAction { [weak cell] _ in cell?.controls.accessoryTapped() }, for: .touchUpInside)
        return button
    }
}
