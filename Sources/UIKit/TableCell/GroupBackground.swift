/// The panel behind a row of a grouped table: its part of the group's white and of the line around it. The picture is
/// shared by all rows of the same place and colours.
package final class GroupBackground: UIView, TableCellFurniture {
    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    package required init?(coder: NSCoder) { return nil }

    var look = TableRowLook() { didSet { if look != oldValue { setNeedsLayout() } } }

    /// What the group is filled with.
    var fill: UIColor? = UIColor.white { didSet { if fill != oldValue { setNeedsLayout() } } }

    package override func layoutSubviews() {
        super.layoutSubviews()
        show(GroupPicture(look: look, fill: fill).image)
    }
}

extension UIView {
    /// Makes an image the view's content, stretched at its cap.
    func show(_ image: UIImage) {
        guard layer.contents as AnyObject? !== image.layerPixels else { return }
        layer.contents = image.layerPixels
        layer.contentsScale = image.scale
        layer.contentsCenter = image.stretchableCenter
    }
}
