/// Where the contents of a node come from, apart from an image in its properties.
enum NodePixels: Equatable {
    case none
    /// Drawn by the layer.
    case drawn(BackingStore)
    /// Drawn by the layer in tiles, those that are visible.
    case tiled(TileStore)
    /// Drawn by another process.
    case hosted(Surface)

    init(_ layer: CALayer) {
        if let surface = layer.storedHostedSurface {
            self = .hosted(surface)
        } else if let tiles = layer.tiles {
            self = .tiled(tiles)
        } else if let store = layer.backingStore {
            self = .drawn(store)
        } else {
            self = .none
        }
    }

    static func == (first: NodePixels, second: NodePixels) -> Bool {
        switch (first, second) {
        case (.none, .none): true
        case (.drawn(let a), .drawn(let b)): a === b
        case (.tiled(let a), .tiled(let b)): a === b
        case (.hosted(let a), .hosted(let b)): a === b
        default: false
        }
    }
}
