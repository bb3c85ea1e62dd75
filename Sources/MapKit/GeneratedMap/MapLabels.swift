import CoreLocation

/// The names of towns on a generated map. At each level only those have a name that do not lie under a larger one's.
@MainActor enum MapLabels {
    private struct Label {
        let text: String
        let font: UIFont
        var isWater = false
        var isCountry = false
        /// In points of the whole world's map at the level.
        let frame: CGRect
    }

    private static var levels: [Int: [Label]] = [:]
    /// The first and the last level at which a town of a rank has a name.
    private static let range = [1: 3...13, 2: 5...13, 3: 7...14, 4: 10...15]
    private static let countryLevels = 2...5
    private static let sizes: [CGFloat] = [0, 14, 12, 11, 11]

    static func draw(in context: CGContext, at address: TileAddress, isLight: Bool) {
        let tile = CGRect(
            x: Double(address.x) * TileAddress.side, y: Double(address.y) * TileAddress.side, width: TileAddress.side,
            height: TileAddress.side)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let (ink, halo) =
            isLight
            ? (UIColor(white: 1, alpha: 1), UIColor(white: 0, alpha: 0.7))
            : (UIColor(white: 0.16, alpha: 1), UIColor(white: 1, alpha: 0.85))
        for label in labels(at: address.level) where label.frame.insetBy(dx: -3, dy: -3).intersects(tile) {
            let place = CGPoint(x: label.frame.minX - tile.minX, y: label.frame.minY - tile.minY)
            let isPlain = label.isWater || label.isCountry
            if !isPlain || isLight { halo.set() } else { UIColor(white: 1, alpha: 0.4).set() }
            for (x, y) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1), (-0.7, -0.7), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7)] {
                _ = label.text.draw(at: CGPoint(x: place.x + x, y: place.y + y), withFont: label.font)
            }
            if label.isWater, !isLight {
                UIColor(red: 0.36, green: 0.47, blue: 0.62, alpha: 1).set()
            } else if label.isCountry, !isLight {
                UIColor(white: 0.42, alpha: 1).set()
            } else {
                ink.set()
            }
            _ = label.text.draw(at: place, withFont: label.font)
        }
    }

    /// Countries and oceans, which have room in front of towns.
    private static func names(at level: Int, _ scale: Double) -> [Label] {
        guard countryLevels.contains(level) else { return [] }
        return CountryTable.all.map { country in
            let font = country.isWater ? UIFont.italicSystemFont(ofSize: 11) : .boldSystemFont(ofSize: 11)
            let size = country.name.size(withFont: font)
            let frame = CGRect(
                x: (country.place.x * scale - Double(size.width) / 2).rounded(),
                y: (country.place.y * scale - Double(size.height) / 2).rounded(), width: Double(size.width),
                height: Double(size.height))
            return Label(
                text: country.name, font: font, isWater: country.isWater, isCountry: !country.isWater, frame: frame)
        }
    }

    private static func labels(at level: Int) -> [Label] {
        if let known = levels[level] { return known }
        let scale = TileAddress(level: level, x: 0, y: 0).scale
        var labels = names(at: level, scale)
        for place in KnownPlace.all.filter(\.isTown).sorted(by: { $0.rank < $1.rank }) {
            guard range[place.rank]?.contains(level) == true else { continue }
            let font = place.rank == 1 ? UIFont.boldSystemFont(ofSize: 14) : .systemFont(ofSize: sizes[place.rank])
            let size = place.city.size(withFont: font)
            let point = MKMapPointForCoordinate(place.coordinate)
            let frame = CGRect(
                x: (point.x * scale - Double(size.width) / 2).rounded(),
                y: (point.y * scale - Double(size.height) / 2).rounded(), width: Double(size.width),
                height: Double(size.height))
            guard !labels.contains(where: { $0.frame.insetBy(dx: -6, dy: -4).intersects(frame) }) else { continue }
            labels.append(Label(text: place.city, font: font, frame: frame))
        }
        levels[level] = labels
        return labels
    }
}
