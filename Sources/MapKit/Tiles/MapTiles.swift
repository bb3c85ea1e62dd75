/// The tiles of one map view, from the source that the device names.
@MainActor final class MapTiles: TileSupplier {
    var type = MKMapType.standard
    private let setting = TileSetting.current
    private let source: any MapTileSource
    private var wanted: [TileAddress] = []
    private weak var grid: TileGrid?
    private var loads: [TileAddress: AnyObject] = [:]
    /// When tiles could not be loaded. For a while they are not asked for again.
    private var failures: [TileAddress: TimeInterval] = [:]
    private(set) var lastError: TileError?
    private lazy var work = StepwiseWork { [weak self] in self?.loadNext() ?? false }
    /// In seconds.
    private static let patience: TimeInterval = 15
    private static let mostFailures = 4096

    init() {
        switch setting {
        case .generated: source = GeneratedTiles()
        case .folder(let folder): source = FolderTiles(folder: folder)
        case .server(let pattern): source = ServerTiles(pattern: pattern)
        }
    }

    var deepestLevel: Int { source.deepestLevel }

    private func key(_ address: TileAddress) -> TileCache.Key {
        TileCache.Key(setting: setting, type: type, address: address)
    }

    func tile(at address: TileAddress) -> TileContent {
        guard address.exists else { return .picture(nil) }
        if let picture = TileCache.shared[key(address)] { return .picture(picture) }
        if let time = failures[address], FrameClock.now - time < MapTiles.patience { return .failed }
        return .unknown
    }

    func want(_ addresses: [TileAddress], for grid: TileGrid) {
        (wanted, self.grid) = (addresses.filter { loads[$0] == nil }, grid)
        // What is on its way and not wanted any more is given up, so that it does not keep others waiting.
        if !loads.isEmpty {
            let isWanted = Set(addresses)
            loads = loads.filter { isWanted.contains($0.key) }
        }
        if wanted.isEmpty { work.stop() } else { work.start() }
    }

    /// - Returns: true if the next tile can be loaded in the next turn of the main loop.
    private func loadNext() -> Bool {
        guard loads.count < source.mostLoads, let address = wanted.first else { return false }
        wanted.removeFirst()
        let type = type
        var isThere = false
        let load = source.load(address, type) { [weak self] result in
            isThere = true
            self?.loaded(address, type, result)
        }
        if !isThere, let load { loads[address] = load }
        return !wanted.isEmpty && loads.count < source.mostLoads
    }

    private func loaded(_ address: TileAddress, _ type: MKMapType, _ result: Result<CGImage, TileError>) {
        loads[address] = nil
        guard type == self.type else { return }
        switch result {
        case .success(let picture): TileCache.shared.add(picture, for: key(address))
        case .failure(let error):
            lastError = error
            if failures.count > MapTiles.mostFailures { failures = [:] }
            failures[address] = FrameClock.now
        }
        grid?.tilesDidArrive()
        if !wanted.isEmpty { work.start() }
    }

    /// Shows tiles of another kind.
    func change(to type: MKMapType) {
        self.type = type
        (wanted, loads, failures) = ([], [:], [:])
    }
}
