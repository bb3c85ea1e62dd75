/// The pictures of map tiles that were seen last, of all maps of the app.
@MainActor final class TileCache {
    static let shared = TileCache()

    struct Key: Hashable {
        let setting: TileSetting
        let type: MKMapType
        let address: TileAddress
    }

    private var pictures: [Key: (picture: CGImage, use: Int)] = [:]
    private var uses = 0
    private var bytes = 0
    private var observer: (any NSObjectProtocol)?
    /// The most memory that tiles out of sight may have, in bytes.
    static let limit = 32 << 20

    private init() {
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { TileCache.shared.removeAll() } }
    }

    subscript(key: Key) -> CGImage? {
        guard let picture = pictures[key]?.picture else { return nil }
        uses += 1
        pictures[key]?.use = uses
        return picture
    }

    func add(_ picture: CGImage, for key: Key) {
        uses += 1
        if let old = pictures.updateValue((picture, uses), forKey: key) { bytes -= TileCache.size(old.picture) }
        bytes += TileCache.size(picture)
        while bytes > TileCache.limit, let oldest = pictures.min(by: { $0.value.use < $1.value.use }) {
            pictures[oldest.key] = nil
            bytes -= TileCache.size(oldest.value.picture)
        }
    }

    func removeAll() {
        pictures = [:]
        bytes = 0
    }

    private static func size(_ picture: CGImage) -> Int { picture.width * picture.height * 4 }
}
