/// A layer that draws its contents in tiles, when they come into sight, and at several levels of detail.
///
/// Each tile is drawn by `draw(in:)` or the delegate, with the context's clip set to the tile and its scale to that of
/// the level. Tiles are drawn on the main thread, before the frame that they are first seen in.
open class CATiledLayer: CALayer {
    /// How many levels of detail there are; each has half the resolution of the one before. 1 unless set.
    open var levelsOfDetail = 1 { didSet { setNeedsDisplay() } }
    /// How many of the levels are magnified: have more than the layer's own resolution. 0 unless set.
    open var levelsOfDetailBias = 0 { didSet { setNeedsDisplay() } }
    /// Pixels of a tile; 256 × 256 unless set.
    open var tileSize = CGSize(width: 256, height: 256) { didSet { setNeedsDisplay() } }

    /// How long new tiles fade in, in seconds.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(layer: Any) { super.init(layer: layer) }

    override class var keyedProperties: KeyedProperties { own }

    private static let own = KeyedProperties(
        [
            .whole("levelsOfDetail", \CATiledLayer.levelsOfDetail),
            .whole("levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias),
            .structure("tileSize", \CATiledLayer.tileSize),
        ], above: keyed)

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        guard let layer = layer as? CATiledLayer else { return }
        (levelsOfDetail, levelsOfDetailBias) = (layer.levelsOfDetail, layer.levelsOfDetailBias)
        tileSize = layer.tileSize
    }

    open override func display() {
        let finest = min(max(levelsOfDetailBias, 0), 16)
        let coarsest = finest - min(max(levelsOfDetail, 1), 24) + 1
        func side(_ value: CGFloat) -> Int { Int(min(max(value.isNaN ? 0 : value, 0), 4096)) }
        displayInTiles(
            TileStore(
                tileSize: (side(tileSize.width), side(tileSize.height)), scale: contentsScale,
                levels: coarsest...finest, fadeDuration: type(of: self).fadeDuration(), isOpaque: isOpaque))
    }
}
