/// Everything that decides how one layer looks and where it is: the same value on the model side, where an application
/// sets it, and on the presentation side, where animations are applied to a copy.
package struct LayerProperties {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    package var anchorPointZ: CGFloat = 0
    package var transform = CATransform3DIdentity
    package var sublayerTransform = CATransform3DIdentity
    package var isHidden = false
    package var isDoubleSided = true
    package var isOpaque = false
    package var masksToBounds = false
    package var opacity: Float = 1
    package var cornerRadius: CGFloat = 0
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor?
    package var backgroundColor: CGColor?
    package var shadowOpacity: Float = 0
    package var shadowRadius: CGFloat = 3
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowColor: CGColor?
    package var shadowPath: CGPath?
    package var contents: CGImage?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsGravity = CALayerContentsGravity.resize
    package var contentsScale: CGFloat = 1
    package var magnificationFilter = CALayerContentsFilter.linear
    package var minificationFilter = CALayerContentsFilter.linear
    package var minificationFilterBias: Float = 0
    package var isGeometryFlipped = false
    package var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    package var shouldRasterize = false
    package var rasterizationScale: CGFloat = 1
    /// Values that only layers of some classes have, by key: a shape's path, a gradient's colours.
    package var special: [String: AnimatableValue] = [:]

    package init() {}
}

/// The keys of the properties that animations and actions know.
package enum LayerProperty: String, CaseIterable {
    case bounds, position, anchorPoint, zPosition, anchorPointZ, transform, sublayerTransform
    case isHidden = "hidden"
    case isDoubleSided = "doubleSided"
    case masksToBounds, opacity, cornerRadius, borderWidth, borderColor, backgroundColor
    case shadowOpacity, shadowRadius, shadowOffset, shadowColor, shadowPath
    case contents, contentsRect, contentsCenter, contentsScale
    case mask, sublayers

    /// True if a change of the property has an implicit animation. Properties without values in between, such as
    /// Booleans and masks, have none.
    var animatesImplicitly: Bool {
        switch self {
        case .isHidden, .isDoubleSided, .masksToBounds, .contentsScale, .mask, .sublayers: false
        default: true
        }
    }
}
