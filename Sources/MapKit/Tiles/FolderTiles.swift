/// Tiles in a folder: `z/x/y.png`, `.jpg` or `.jpeg`, with `y@2x.png` for screens with two pixels for a point.
///
/// A folder with the folders `standard` and `satellite` has tiles for both kinds of maps. What the folder does not have is
/// generated.
@MainActor final class FolderTiles: MapTileSource {
    private let folder: String
    private let generated = GeneratedTiles()
    private let hasSatellite: Bool
    private let hasStandard: Bool
    let deepestLevel: Int
    let mostLoads = 1

    init(folder: String) {
        self.folder = folder
        func isFolder(_ name: String) -> Bool {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
                && isFolder.boolValue
        }
        hasSatellite = isFolder("satellite")
        hasStandard = isFolder("standard")
        let levels = (0...TileAddress.deepestLevel).filter {
            isFolder((isFolder("standard") ? "standard/" : "") + "\($0)")
        }
        deepestLevel = levels.last ?? TileAddress.deepestLevel
    }

    func load(
        _ address: TileAddress, _ type: MKMapType, completion: @escaping @MainActor (Result<CGImage, TileError>) -> Void
    ) -> AnyObject? {
        if type != .standard, !hasSatellite { return generated.load(address, type, completion: completion) }
        let kind = type == .standard ? (hasStandard ? "/standard" : "") : "/satellite"
        let path = "\(folder)\(kind)/\(address.level)/\(address.x)/\(address.y)"
        let names = (ScreenScale.current > 1 ? ["@2x.png", "@2x.jpg"] : []) + [".png", ".jpg", ".jpeg"]
        for name in names {
            switch FolderTiles.read(path + name) {
            case .failure(.missing): continue
            case let result:
                completion(result)
                return nil
            }
        }
        completion(.failure(.missing))
        return nil
    }

    private static func read(_ path: String) -> Result<CGImage, TileError> {
        guard let handle = FileHandle(forReadingAtPath: path) else { return .failure(.missing) }
        defer { try? handle.close() }
        do {
            // One byte more than is allowed shows that there is more.
            let data = try handle.read(upToCount: TilePicture.mostBytes + 1) ?? Data()
            return .success(try TilePicture.decode(data))
        } catch let error as TileError {
            return .failure(error)
        } catch {
            return .failure(.unreadable("\(error)"))
        }
    }
}
