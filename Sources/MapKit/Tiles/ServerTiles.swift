/// Tiles of a server.
@MainActor package final class ServerTiles: MapTileSource {
    /// nil where nothing can be loaded.
    package static var transport: (any TileTransport)?

    private let pattern: String
    private let generated = GeneratedTiles()
    let deepestLevel = 19
    let mostLoads = 4

    init(pattern: String) { self.pattern = pattern }

    func load(
        _ address: TileAddress, _ type: MKMapType, completion: @escaping @MainActor (Result<CGImage, TileError>) -> Void
    ) -> AnyObject? {
        if type != .standard, !pattern.contains("{type}") {
            return generated.load(address, type, completion: completion)
        }
        guard let transport = ServerTiles.transport else {
            completion(.failure(.status(0)))
            return nil
        }
        let url = TileSetting.address(
            pattern, address, isRetina: ScreenScale.current > 1, type: type == .standard ? "standard" : "satellite")
        return transport.load(url, limit: TilePicture.mostBytes) { data, status in
            completion(ServerTiles.picture(data, status))
        }
    }

    private static func picture(_ data: Data, _ status: Int) -> Result<CGImage, TileError> {
        guard status == 200 else { return .failure(status == 404 ? .missing : .status(status)) }
        do {
            return .success(try TilePicture.decode(data))
        } catch {
            return .failure(error as? TileError ?? .notAPicture)
        }
    }
}
