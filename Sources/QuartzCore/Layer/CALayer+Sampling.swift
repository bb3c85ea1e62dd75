/// How contents are sampled, smoothed and kept as a picture.
///
/// Members that apps may override must stand in the body of their class, for the framework to call what the app has.
/// The framework itself calls none of these: who overrides them in Objective-C gets the app's own messages, which are
/// all that there are.
extension CALayer {
    /// How contents are sampled when they are shown larger than they are.
    public var magnificationFilter: CALayerContentsFilter {
        get { properties.magnificationFilter }
        set { changeWithoutAction { $0.magnificationFilter = newValue } }
    }

    /// How contents are sampled when they are shown smaller than they are.
    public var minificationFilter: CALayerContentsFilter {
        get { properties.minificationFilter }
        set { changeWithoutAction { $0.minificationFilter = newValue } }
    }

    /// Added to the level of detail at which `trilinear` samples: positive values blur, negative ones sharpen.
    public var minificationFilterBias: Float {
        get { properties.minificationFilterBias }
        set { changeWithoutAction { $0.minificationFilterBias = newValue } }
    }

    /// Whether sublayers are placed upside down: y grows upwards for them. Contents stay upright.
    public var isGeometryFlipped: Bool {
        get { properties.isGeometryFlipped }
        set { changeWithoutAction { $0.isGeometryFlipped = newValue } }
    }

    /// The edges that are smoothed where they do not follow pixels; all unless set.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { properties.edgeAntialiasingMask }
        set { changeWithoutAction { $0.edgeAntialiasingMask = newValue } }
    }

    /// Whether the layer and its sublayers are kept as one picture for as long as nothing in it changes.
    public var shouldRasterize: Bool {
        get { properties.shouldRasterize }
        set { changeWithoutAction { $0.shouldRasterize = newValue } }
    }

    /// Pixels of that picture for one point. 1 unless set.
    public var rasterizationScale: CGFloat {
        get { properties.rasterizationScale }
        set { changeWithoutAction { $0.rasterizationScale = newValue } }
    }
}
