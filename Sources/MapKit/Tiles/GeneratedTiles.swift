/// Tiles of the generated map.
@MainActor final class GeneratedTiles: MapTileSource {
    let deepestLevel = TileAddress.deepestLevel
    let mostLoads = 1

    func load(
        _ address: TileAddress, _ type: MKMapType, completion: @escaping @MainActor (Result<CGImage, TileError>) -> Void
    ) -> AnyObject? {
        let size = CGSize(width: TileAddress.side, height: TileAddress.side)
        let picture = ImageContext.draw(size: size, isOpaque: true, scale: ScreenScale.current) { context in
            GeneratedMap(address: address, type: type).draw(in: context)
        }
        completion(picture.cgImage.map { .success($0) } ?? .failure(.missing))
        return nil
    }
}
