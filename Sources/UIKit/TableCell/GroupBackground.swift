/// The background of a row in a grouped table: its part of the group's fill and border. All rows with the same position
/// in their group and the same colours share one image.
package final class GroupBackground: UIView, TableCellFurniture {
    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    package required init?(coder: NSCoder) { return nil }

    var look = TableRowLook() { didSet { if look != oldValue { setNeedsLayout() } } }

    /// The fill colour of the group; nil means clear.
    var fill: UIColor? = UIColor.white { didSet { if fill != oldValue { setNeedsLayout() } } }

    package override func layoutSubviews() {
        super.layoutSubviews()
        show(GroupPicture(look: look, fill: fill).image)
    }
}

extension UIView {
    /// Makes a stretchable image the contents of the view's layer.
    func show(_ image: UIImage) {
        guard layer.contents as AnyObject? !== image.layerPixels else { return }
        layer.contents = image.layerPixels
        layer.contentsScale = image.scale
        layer.contentsCenter = image.stretchableCenter
    }
}
